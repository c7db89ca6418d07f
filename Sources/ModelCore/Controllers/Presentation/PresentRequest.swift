/// A call of `present(_:animated:completion:)`, and whether it is allowed (VCL-30).
@MainActor
struct PresentRequest {
  let presented: UIViewController
  let receiver: UIViewController
  let isAnimated: Bool
  let completion: (() -> Void)?

  func run() {
    let style = presented.modalPresentationStyle.adapted
    let presenter = receiver.presenter(for: style)
    if let complaint = complaint(presenter) { return CurrentSimulation.fault("VCL-30", complaint) }
    let presentation = Presentation(presented, by: presenter, style: style)
    ModalArrival(presentation, isAnimated: isAnimated, completion: completion).start()
  }

  /// What UIKit complains of, and does nothing, or answers with an exception.
  private func complaint(_ presenter: UIViewController) -> String? {
    let (name, receiverName) = (presented.modelName, receiver.modelName)
    if let other = presenter.presentation?.presented {
      return "\(receiverName) was asked to present \(name), but \(presenter.modelName) already presents \(other.modelName); "
        + "dismiss that first, or present from it"
    }
    if receiver.viewIfLoaded?.window == nil {
      return "\(receiverName) was asked to present \(name), but its view is in no window; present in viewIsAppearing or later"
    }
    if presented.presentedThrough != nil {
      return "\(name) was to be presented, but it is presented already; dismiss it first"
    }
    if let parent = presented.parent {
      return "\(name) was to be presented, but it is a child of \(parent.modelName); remove it from there first"
    }
    if presented === presenter || presented.viewIfLoaded?.window != nil {
      return "\(name) was to be presented, but its view is in a window already; present another controller"
    }
    return nil
  }
}
