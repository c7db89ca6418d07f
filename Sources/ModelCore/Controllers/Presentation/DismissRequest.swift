/// A call of `dismiss(animated:completion:)`, and what it is to dismiss (VCL-30).
@MainActor
struct DismissRequest {
  let receiver: UIViewController
  let isAnimated: Bool
  let completion: (() -> Void)?

  /// What the receiver presents goes, with all that was presented from it; else the receiver itself does.
  func run() {
    guard let lowest = receiver.nearestPresentation ?? receiver.nearestPresentedThrough else { return }
    let chain = lowest.chain
    if let arriving = chain.first(where: { $0.phase == .arriving }) {
      return CurrentSimulation.fault(
        "VCL-30",
        "\(receiver.modelName) was asked to dismiss \(lowest.presented.modelName) while \(arriving.presented.modelName) is still "
          + "being presented; wait for the completion of present")
    }
    guard !chain.contains(where: { $0.phase == .leaving }) else { return }
    Dismissal(lowest, isAnimated: isAnimated, completion: completion).start()
  }
}
