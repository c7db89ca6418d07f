public import Foundation

extension UIBarButtonItem {
  /// The badge of an item (LG-3, iOS 26).
  @MainActor
  open class Badge: NSObject {
    /// The text; nil is a mere dot.
    public let stringValue: String?

    open var foregroundColor: UIColor?
    open var backgroundColor: UIColor?
    open var font: UIFont?

    init(stringValue: String?) {
      self.stringValue = stringValue
      super.init()
    }

    open class func count(_ count: Int) -> Badge { Badge(stringValue: String(count)) }
    open class func string(_ string: String) -> Badge { Badge(stringValue: string) }
    open class func indicator() -> Badge { Badge(stringValue: nil) }
  }
}
