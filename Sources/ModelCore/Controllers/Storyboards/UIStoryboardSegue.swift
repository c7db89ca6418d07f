public import Foundation

/// A transition of a storyboard from one controller to another (SGE-2).
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  public let identifier: String?
  public let source: UIViewController
  public let destination: UIViewController
  private let handler: (() -> Void)?

  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    handler = nil
    super.init()
  }

  /// - Parameter performHandler: Runs when the segue is performed.
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController, performHandler: @escaping () -> Void
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    handler = performHandler
    super.init()
  }

  /// Shows the destination. A segue of the app's own overrides it.
  open func perform() { handler?() }
}

/// The way in which a segue shows its destination (SGE-2). It stands in for the kind that a storyboard's file names.
@preconcurrency @MainActor
public enum ModelSegueKind {
  /// In the nearest container, or else presented: ``UIViewController/show(_:sender:)``.
  case show
  /// As a detail: ``UIViewController/showDetailViewController(_:sender:)``.
  case showDetail
  /// Presented in the destination's own style, animated.
  case presentModally
  /// A segue of the app's own class, such as `.custom(FadeSegue.init)`.
  case custom((String?, UIViewController, UIViewController) -> UIStoryboardSegue)
}

/// A segue that a test has registered.
struct RegisteredSegue {
  let identifier: String
  /// Whether a controller has the segue.
  let starts: @MainActor (UIViewController) -> Bool
  let kind: ModelSegueKind
  let make: @MainActor () -> UIViewController
}

/// A segue that code or the user begins (SGE-2, SGE-3).
@MainActor
struct SegueRequest {
  let identifier: String
  let source: UIViewController
  let sender: Any?

  /// Makes the destination, lets the source prepare it, and shows it. Without such a segue UIKit raises an exception: a fault.
  /// - Parameter asks: Whether the source may refuse, which it can where the user begins the segue (SGE-3).
  func run(asks: Bool) {
    let segues = CurrentSimulation.simulation?.storyboards.segues.filter { $0.starts(source) } ?? []
    guard let segue = segues.last(where: { $0.identifier == identifier }) else {
      let names = segues.map { "\"\($0.identifier)\"" }.joined(separator: ", ")
      return CurrentSimulation.fault(
        .sge2,
        "\(source.modelName) has no segue \"\(identifier)\"; it has \(names.isEmpty ? "none" : names); call "
          + "register(segue: \"\(identifier)\", from: \(type(of: source)).self, …)")
    }
    if asks {
      source.note(.delegate, "shouldPerformSegue", identifier)
      guard source.shouldPerformSegue(withIdentifier: identifier, sender: sender) else { return }
    }
    let performed = made(segue)
    source.note(.delegate, "prepareForSegue", "\(identifier), destination: \(performed.destination.modelName)")
    source.prepare(for: performed, sender: sender)
    performed.perform()
  }

  private func made(_ segue: RegisteredSegue) -> UIStoryboardSegue {
    let (source, sender, destination) = (source, sender, segue.make())
    switch segue.kind {
    case .custom(let make):
      return make(identifier, source, destination)
    case .show:
      return UIStoryboardSegue(identifier: identifier, source: source, destination: destination) {
        source.show(destination, sender: sender)
      }
    case .showDetail:
      return UIStoryboardSegue(identifier: identifier, source: source, destination: destination) {
        source.showDetailViewController(destination, sender: sender)
      }
    case .presentModally:
      return UIStoryboardSegue(identifier: identifier, source: source, destination: destination) {
        source.present(destination, animated: true)
      }
    }
  }
}

extension UIViewController {
  /// Runs a segue that the app begins itself: nobody is asked whether it may (SGE-3).
  func runSegue(_ identifier: String, sender: Any?) {
    SegueRequest(identifier: identifier, source: self, sender: sender).run(asks: false)
  }
}
