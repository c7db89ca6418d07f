import ModelCore
import Testing

/// A class of the catalogue with, for each property, how its default reads here.
struct Defaults: Sendable, CustomTestStringConvertible {
  let name: String

  /// By the catalogue's name for the property.
  let read: @MainActor @Sendable () -> [String: String]

  /// Properties of the catalogue that ModelCore does not have yet.
  var absent: Set<String> = []

  var testDescription: String { name }

  static let all = [
    navigationController,
    navigationBar, toolbar, tabBar, searchBar, barItem, barButtonItem, tabBarItem, navigationItem, barAppearance,
    navigationBarAppearance, toolbarAppearance, tabBarAppearance, barButtonItemAppearance, barButtonItemStateAppearance,
    tabBarItemAppearance, tabBarItemStateAppearance, tabBarController, badge, minimization, scrollEdgeEffect, sidebar,
  ]
}
