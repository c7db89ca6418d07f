public import Foundation

/// A view above a tab bar (TAB-13, OS 26).
@MainActor
open class UITabAccessory: NSObject {
  public init(contentView: UIView) {
    content = contentView
    super.init()
  }

  private let content: UIView

  /// Keeps its height.
  open var contentView: UIView { content }
}
