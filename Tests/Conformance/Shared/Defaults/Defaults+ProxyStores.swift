#if canImport(ModelCore)
  import ModelCore
#else
  import UIKit
#endif

private typealias Proxied = UIToolbar
private typealias Container = UISearchBar
private typealias Other = UITabBar

private final class SubclassOfProxied: Proxied {}

/// The proxies of a class as stores that are independent of each other (PRX-1).
extension Defaults {
  static let proxyStores =
    identities
    + readings(of: .plain, .red, others: .traits, .traitsContained, .contained)
    + readings(of: .contained, .blue, others: .plain, .traits, .traitsContained)
    + readings(of: .traitsContained, .blue, others: .plain, .traits, .contained)
    + readings(of: .subclassTraitsContained, .blue, others: .plain, .subclassTraits, .contained)
    + readings(of: .traits, .blue, others: .plain, .traitsContained, .contained)
    + readings(of: .subclassTraits, .blue, others: .plain, .subclassTraitsContained, .contained)

  private static let identities = [
    Probe("UIAppearance (the same proxy twice; the same object)", rules: ["PRX-1"]) {
      text((Other.appearance() as AnyObject) === (Other.appearance() as AnyObject))
    },
    Probe("UIAppearance (proxies of two classes; the same object)", rules: ["PRX-1"]) {
      text((Other.appearance() as AnyObject) === (Proxied.appearance() as AnyObject))
    },
  ]

  /// The kinds of proxies of a class, in words.
  private enum Store: String {
    case plain, traits, contained
    case traitsContained = "traits, contained"
    case subclassTraits = "subclass, traits"
    case subclassTraitsContained = "subclass, traits, contained"

    @MainActor var proxy: Proxied {
      let traits = UITraitCollection(userInterfaceStyle: .unspecified)
      return switch self {
      case .plain: .appearance()
      case .contained: .appearance(whenContainedInInstancesOf: [Container.self])
      case .traits: .appearance(for: traits)
      case .traitsContained: .appearance(for: traits, whenContainedInInstancesOf: [Container.self])
      case .subclassTraits: SubclassOfProxied.appearance(for: traits)
      case .subclassTraitsContained: SubclassOfProxied.appearance(for: traits, whenContainedInInstancesOf: [Container.self])
      }
    }
  }

  /// A store before, with and after a colour, and what others have meanwhile.
  private static func readings(of store: Store, _ color: UIColor, others: Store...) -> [Probe] {
    [
      Probe("UIAppearance (\(store.rawValue); unset)", rules: ["PRX-1"]) { text(store.proxy.barTintColor) },
      coloured(store, color, "after a colour") { text(store.proxy.barTintColor) },
      coloured(store, color, "after nil") {
        store.proxy.barTintColor = nil
        return text(store.proxy.barTintColor)
      },
    ]
      + others.map { other in
        coloured(store, color, "has a colour; \(other.rawValue)", joint: " ") { text(other.proxy.barTintColor) }
      }
  }

  /// A reading while a store has a colour, which is taken away again, because proxies outlive it.
  private static func coloured(
    _ store: Store, _ color: UIColor, _ remark: String, joint: String = "; ", read: @escaping @MainActor @Sendable () -> String
  ) -> Probe {
    Probe("UIAppearance (\(store.rawValue)\(joint)\(remark))", rules: ["PRX-1"]) {
      store.proxy.barTintColor = color
      defer { store.proxy.barTintColor = nil }
      return read()
    }
  }
}
