import Foundation

/// VCL-1 … 3.
extension UIViewController {
  /// Once, until the view is set to nil.
  func loadViewOnce() {
    guard loadedView == nil else { return }
    guard !isLoadingView else {
      CurrentSimulation.fault("VCL-3", "\(modelName) asked for its view in loadView, before it set one; set view first")
      view = UIView()
      return
    }
    isLoadingView = true
    note(.loading, "loadView")
    loadView()
    isLoadingView = false
    if loadedView == nil {
      CurrentSimulation.fault("VCL-3", "loadView of \(modelName) set no view")
      view = UIView()
    }
    note(.loading, "viewDidLoad")
    viewDidLoad()
  }

  /// VCL-11: no view belongs to two controllers.
  func replaceView(with view: UIView?) {
    guard loadedView !== view else { return }
    if let owner = view?.controller {
      return CurrentSimulation.fault(
        "VCL-11", "\(modelName) was given the view of \(owner.modelName); set that controller's view to nil before")
    }
    loadedView?.controller = nil
    loadedView = view
    view?.controller = self
  }
}
