import ModelCore
import Pelmet
import PelmetTestSupport
import Testing

@testable import PelmetUIKit

/// A property of a style: how to set it, and what of the UIKit object then changes.
struct SettableProperty<Style: Sendable>: Sendable, CustomTestStringConvertible {
  /// The name in the style.
  let name: String
  /// The first version of iOS in which it has an effect.
  let since: Theme.OSVersion
  /// Where the model keeps what it changes.
  let path: String
  let set: @Sendable (inout Style) -> Void

  /// - Parameter path: The name of the property unless the model keeps it elsewhere.
  init(
    _ name: String, since: Theme.OSVersion = 12, at path: String? = nil, set: @escaping @Sendable (inout Style) -> Void
  ) {
    self.name = name
    self.since = since
    self.path = path ?? name
    self.set = set
  }

  var testDescription: String { name }
}

extension SettableProperty {
  /// A property that the judge of UIKit's properties has, set to a value that is not UIKit's default.
  /// - Parameters:
  ///   - owner: The judge's class.
  ///   - name: The judge's name.
  ///   - path: The property of the theme.
  init<Value>(judged owner: String, _ name: String, _ path: any WritableKeyPath<Style, Value?> & Sendable) {
    guard let type = try? UIKitJudge.type(owner), let property = type.properties.first(where: { $0.name == name })
    else { preconditionFailure("the judge has no \(owner).\(name)") }
    // Where there is an object, it has what came with its class.
    let isOfClass = property.introduced == type.introduced
    self.init(name, since: isOfClass ? 12 : max(12, Theme.OSVersion(judged: property.introduced))) {
      guard let value = Sample.value(Value.self, otherThan: property.default) else {
        preconditionFailure("no sample of \(Value.self)")
      }
      $0[keyPath: path] = value
    }
  }
}

extension Array {
  /// The same properties, some of which the model keeps elsewhere.
  func at<Style>(_ paths: [String: String]) -> Self where Element == SettableProperty<Style> {
    map { SettableProperty($0.name, since: $0.since, at: paths[$0.name] ?? $0.path, set: $0.set) }
  }

  /// The properties of a value that is itself a property of a style.
  /// - Parameters:
  ///   - name: The name in the style.
  ///   - empty: A value that sets nothing.
  ///   - version: The system with which the property of the style came.
  func within<Style, Inner>(
    _ name: String, _ path: any WritableKeyPath<Style, Inner?> & Sendable, _ empty: Inner, since version: Theme.OSVersion
  ) -> [SettableProperty<Style>] where Element == SettableProperty<Inner> {
    map { property in
      SettableProperty(name, since: Swift.max(property.since, version), at: "\(name).\(property.path)") {
        var value = $0[keyPath: path] ?? empty
        property.set(&value)
        $0[keyPath: path] = value
      }
    }
  }
}

extension Theme.OSVersion {
  /// A version of the judge: `27.1`.
  fileprivate init(judged text: String) {
    let parts = text.split(separator: ".").compactMap { Int($0) }
    self.init(parts[0], parts.count > 1 ? parts[1] : 0)
  }
}

/// The systems with which properties came.
let versions: [Theme.OSVersion] = [12, 13, 14, 15, 16, 17, 26, 27, Theme.OSVersion(27, 1)]

/// Expects that setting `property` changes what it should, and nothing else, on an object as the system makes it.
@MainActor
func expectExactly<Style, Object: AnyObject>(
  _ property: SettableProperty<Style>, on version: Theme.OSVersion, of style: Style, object make: () -> Object,
  apply: (Style, Object) -> Void, sourceLocation: SourceLocation = #_sourceLocation
) {
  simulating(version) {
    let object = make()
    let before = Snapshot(object)
    var style = style
    apply(style, object)
    #expect(before.changes(to: Snapshot(object)) == [], "nothing set", sourceLocation: sourceLocation)
    property.set(&style)
    apply(style, object)
    let changes = before.changes(to: Snapshot(object))
    #expect(changes.isEmpty == (version < property.since), sourceLocation: sourceLocation)
    #expect(changes.filter { !$0.hasPrefix(property.path) } == [], sourceLocation: sourceLocation)
  }
}

/// Runs a test on a phone with that version of iOS.
@MainActor
func simulating<Result>(_ version: Theme.OSVersion, _ body: () throws -> Result) rethrows -> Result {
  var device = Device.iPhone
  device.systemVersion = Device.Release(version.major, version.minor)
  return try Simulation(device: device).asCurrent(body)
}

/// The names of a style's stored properties.
func propertyNames<Style>(of style: Style) -> Set<String> {
  Set(Mirror(reflecting: style).children.compactMap(\.label).map { $0.hasPrefix("_") ? String($0.dropFirst()) : $0 })
}
