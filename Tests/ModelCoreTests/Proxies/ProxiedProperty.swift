import ModelCore
import PelmetTestSupport
import Testing

/// A property that proxies record (PRX-2), with two values for it.
struct ProxiedProperty: Sendable, CustomTestStringConvertible {
  /// The catalogue's name for the property.
  let name: String

  /// Whether what proxies were set to reaches an instance, and whether what was set on an instance stays.
  let check: @MainActor @Sendable () -> Void

  private let className: String

  var testDescription: String { "\(className).\(name)" }

  /// - Parameters:
  ///   - make: Makes an instance, and says how it comes into a window.
  ///   - set: Sets the property to the first or the second value.
  ///   - read: What it reads.
  init<Target: UIAppearance>(
    _ name: String, _ make: @escaping @MainActor @Sendable () -> (Target, @MainActor () -> Void),
    set: @escaping @MainActor @Sendable (Target, Bool) -> Void, read: @escaping @MainActor @Sendable (Target) -> String
  ) {
    self.name = name
    className = "\(Target.self)"
    check = {
      let before = read(make().0)
      let (sample, _) = make()
      set(sample, true)
      let first = read(sample)
      set(sample, false)
      let second = read(sample)
      #expect(Set([before, first, second]).count > 1)
      expectEqual(read(Target.appearance()), before)
      set(Target.appearance(), true)
      expectEqual(read(Target.appearance()), first)
      let (untouched, showUntouched) = make()
      expectEqual(read(untouched), before)
      showUntouched()
      expectEqual(read(untouched), first)
      let (touched, showTouched) = make()
      set(touched, false)
      showTouched()
      expectEqual(read(touched), second)
    }
  }
}
