@_exported import UIKit

/// A browser that shows nothing.
open class SFSafariViewController: UIViewController {
  public var preferredControlTintColor: UIColor?

  public init(url: URL) { super.init(nibName: nil, bundle: nil) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
