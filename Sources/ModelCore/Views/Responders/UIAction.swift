public import Foundation

/// Something that a person can do with an item.
@MainActor
open class UIAction: NSObject {
  open var title = ""
  open var image: UIImage?
  package let handler: (UIAction) -> Void

  package init(_ handler: @escaping (UIAction) -> Void) {
    self.handler = handler
    super.init()
  }

  public convenience init(title: String = "", image: UIImage? = nil, handler: @escaping (UIAction) -> Void) {
    self.init(handler)
    self.title = title
    self.image = image
  }
}
