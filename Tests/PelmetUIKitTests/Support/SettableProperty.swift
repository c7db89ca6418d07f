import ModelCore
import Pelmet
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
