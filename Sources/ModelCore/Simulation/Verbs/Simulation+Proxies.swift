import Foundation

extension Simulation {
  /// Says how to make a proxy of a class whose `init(coder:)` traps or gives nil. What `make` returns is never shown: it only records
  /// settings.
  public func proxy<Target: UIAppearance>(for type: Target.Type, make: @escaping @MainActor () -> Target) {
    proxies.setMaker(make)
  }
}
