public import Pelmet

#if MODELCORE
  public import ModelCore
#else
  public import UIKit
#endif

/// The container classes for the contexts of a theme, such as `[.settings: [SettingsNavigationController.self]]`.
public typealias ThemeContexts = [Theme.Context: [any UIAppearanceContainer.Type]]

/// The contexts of a theme, bound to container classes.
@MainActor
package struct ContextBinding {
  /// Sorted by the contexts' names, the classes of each in the app's order.
  let entries: [(context: Theme.Context, container: any UIAppearanceContainer.Type)]

  package init(_ contexts: ThemeContexts = [:]) {
    entries = contexts.sorted { $0.key.name < $1.key.name }.flatMap { context, classes in classes.map { (context, $0) } }
  }

  /// The context that a container opens; the last, if its class is bound to several, as with proxies.
  package func context(of container: AnyObject) -> Theme.Context? {
    for entry in entries.reversed() where isInstance(container, of: entry.container) { return entry.context }
    return nil
  }

  private func isInstance<Container: UIAppearanceContainer>(_ object: AnyObject, of type: Container.Type) -> Bool {
    object is Container
  }
}
