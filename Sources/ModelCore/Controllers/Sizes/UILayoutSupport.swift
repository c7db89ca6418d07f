public import Foundation

/// The part of a controller's view that bars cover at one edge, before there was a safe area. Deprecated since iOS 11.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// In points.
  var length: CGFloat { get }

  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}

extension UIViewController {
  /// The part that bars cover at the top of the view, as its safe area has it (BAR-3). Deprecated since iOS 11.
  public var topLayoutGuide: any UILayoutSupport { LayoutSupport(of: self, \.top) }

  /// The part that bars cover at the bottom of the view, as its safe area has it (BAR-3). Deprecated since iOS 11.
  public var bottomLayoutGuide: any UILayoutSupport { LayoutSupport(of: self, \.bottom) }
}

private final class LayoutSupport: UILayoutGuide, UILayoutSupport {
  private weak var controller: UIViewController?
  private let edge: KeyPath<UIEdgeInsets, CGFloat>

  init(of controller: UIViewController, _ edge: KeyPath<UIEdgeInsets, CGFloat>) {
    self.controller = controller
    self.edge = edge
    super.init()
    owningView = controller.view
  }

  var length: CGFloat { controller?.loadedView.map { SafeArea.insets(of: $0)[keyPath: edge] } ?? 0 }

  override var layoutFrame: CGRect {
    guard let bounds = owningView?.bounds else { return .zero }
    return CGRect(x: 0, y: edge == \.top ? 0 : bounds.height - length, width: bounds.width, height: length)
  }
}
