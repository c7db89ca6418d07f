import UIKit

enum Skin: Int, CaseIterable {
  case paper, coal

  var colors: [Part: UIColor] {
    switch self {
    case .paper: return Paper.colors
    case .coal: return Coal.colors
    }
  }

  var style: UIUserInterfaceStyle { self == .paper ? .light : .dark }
}

enum Part { case back, text, accent }

/// The second choice of the user changes no bar: it makes no themes.
enum Highlight: Int, CaseIterable {
  case green, red
  var color: UIColor { self == .green ? .systemGreen : .systemRed }
}

enum Paper { static let colors: [Part: UIColor] = [.back: .white, .text: .black, .accent: .systemBlue] }
enum Coal { static let colors: [Part: UIColor] = [.back: #colorLiteral(red: 0.1, green: 0.1, blue: 0.1, alpha: 1), .text: .white, .accent: .systemTeal] }

struct State {
  var skin: Skin
  var highlight: Highlight
}

enum Wardrobe {
  static var state = State(skin: Skin(rawValue: UserDefaults.standard.integer(forKey: "skin")) ?? .paper, highlight: .green)

  static func color(_ part: Part) -> UIColor? { state.skin.colors[part] }

  static func dress(_ window: UIWindow?) {
    UISwitch.appearance().onTintColor = state.highlight.color
  }
}
