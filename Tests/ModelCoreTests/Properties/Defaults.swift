import JudgedProperties
import ModelCore
import Testing

/// A class of the judge of UIKit's properties, and how the default of each property reads here.
struct Defaults: Sendable, CustomTestStringConvertible {
  /// The judge's name.
  let name: String
  /// Properties of the judge that ModelCore does not have yet, or whose default nobody has established.
  let absent: Set<String>
  /// The defaults as texts, by the judge's names for the properties.
  let read: @MainActor @Sendable () -> [String: String]

  /// - Parameters:
  ///   - properties: Those that are read by their names.
  ///   - make: Makes an object.
  ///   - others: Reads the other properties.
  init<Object>(
    _ name: String, of properties: @escaping @MainActor @Sendable @autoclosure () -> [JudgedProperty<Object>],
    absent: Set<String> = [], _ make: @escaping @MainActor @Sendable () -> Object,
    others: @escaping @MainActor @Sendable (Object) -> [String: String] = { _ in [:] }
  ) {
    self.name = name
    self.absent = absent
    read = {
      let object = make()
      let read = JudgedProperty.values(properties(), of: object).filter { !absent.contains($0.key) }
      return read.mapValues { shown($0) }.merging(others(object)) { $1 }
    }
  }

  var testDescription: String { name }

  static let all = [
    navigationController,
    navigationBar, toolbar, tabBar, searchBar, barItem, barButtonItem, tabBarItem, navigationItem, barAppearance,
    navigationBarAppearance, toolbarAppearance, tabBarAppearance, barButtonItemAppearance, barButtonItemStateAppearance,
    tabBarItemAppearance, tabBarItemStateAppearance, tabBarController, badge, minimization, scrollEdgeEffect, sidebar,
  ]
}
