public import Pelmet

#if canImport(UIKit)
  public import UIKit
#else
  public import ModelCore
#endif

/// The container classes that stand for the contexts of a theme, such as `[.settings: [SettingsNavigationController.self]]`.
public typealias ThemeContexts = [Theme.Context: [any UIAppearanceContainer.Type]]

/// Which containers belong to which context.
@MainActor
package struct ContextBinding {
  /// Ordered by the names of the contexts, the classes as the app gives them.
  let entries: [(context: Theme.Context, container: any UIAppearanceContainer.Type)]

  package init(_ contexts: ThemeContexts = [:]) {
    entries = contexts.sorted { $0.key.name < $1.key.name }.flatMap { context, classes in classes.map { (context, $0) } }
  }

  /// The context that a container opens: of several the last, as the last proxy counts that was set.
  package func context(of container: AnyObject) -> Theme.Context? {
    for entry in entries.reversed() where isInstance(container, of: entry.container) { return entry.context }
    return nil
  }

  private func isInstance<Container: UIAppearanceContainer>(_ object: AnyObject, of type: Container.Type) -> Bool {
    object is Container
  }
}
