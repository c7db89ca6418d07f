import UIKit

/// A controller whose modals are not those that every controller has.
protocol AggregatesModals: UIViewController {
  func ownModals() -> ModalList
}

extension ModalHostContainerViewController: AggregatesModals {}

extension ModalPresentationViewController: AggregatesModals {}

/// A view for assistive technologies, without elements.
final class AccessibilityProxyView: UIView {
  weak var source: UIView?
}
