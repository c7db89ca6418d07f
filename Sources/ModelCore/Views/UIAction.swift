public import Foundation

/// Something that a person can do with an item.
@MainActor
open class UIAction: NSObject {
  open var title: String
  open var image: UIImage?
  package let handler: (UIAction) -> Void

  public init(title: String = "", image: UIImage? = nil, handler: @escaping (UIAction) -> Void) {
    self.title = title
    self.image = image
    self.handler = handler
    super.init()
  }
}
