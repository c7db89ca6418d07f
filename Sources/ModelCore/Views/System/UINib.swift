public import Foundation

/// A nib of which a test has registered what it makes, with ``Simulation/register(nib:make:)`` (SGE-4).
@preconcurrency @MainActor
open class UINib: NSObject {
  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  private let name: String

  /// - Parameter name: The file's name, without extension.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  /// Creates the nib's objects, which hear `awakeFromNib` (SGE-4). Without a registration the nib is empty, and a fault.
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
    guard let make = CurrentSimulation.simulation?.nibs.makers[name] else {
      CurrentSimulation.fault(
        .sge4, "nothing makes the objects of nib \(name); call register(nib: \"\(name)\") { … }")
      return []
    }
    let objects = make(ownerOrNil)
    for object in objects { object.awakeFromNib() }
    return objects
  }
}

extension Bundle {
  /// Creates the objects of a nib, as ``UINib/instantiate(withOwner:options:)`` does.
  @preconcurrency @MainActor
  public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}

/// The makers of nibs that tests have registered, by the nibs' names.
@MainActor
final class Nibs: FeatureState {
  var makers: [String: @MainActor (_ owner: Any?) -> [UIResponder]] = [:]

  init(of simulation: any RunningSimulation) {}
}

extension RunningSimulation {
  var nibs: Nibs { state() }
}
