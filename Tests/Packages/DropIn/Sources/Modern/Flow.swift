public import UIKit

/// Code of today: the compiler knows what is on the main actor.
@MainActor
public final class Flow {
  public let navigation: UINavigationController

  public init() {
    navigation = UINavigationController(rootViewController: UIViewController())
  }

  public func open(_ title: String) async {
    let screen = UIViewController()
    screen.title = await Self.loaded(title)
    navigation.pushViewController(screen, animated: true)
  }

  private nonisolated static func loaded(_ title: String) async -> String { title.capitalized }
}

/// A value that crosses actors with what it draws.
public struct Badge: Sendable {
  public let color: UIColor
  public let width: CGFloat

  public init(color: UIColor = .systemRed, width: CGFloat = 12) {
    self.color = color
    self.width = width
  }
}
