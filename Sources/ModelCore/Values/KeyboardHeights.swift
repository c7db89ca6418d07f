import Foundation

/// The heights of the system's keyboard by the size of the screen, as simulators were measured by others (FRM-11).
///
/// They have the strip below the keys and the bar of suggestions in them. A screen that nobody measured has those of the nearest narrower
/// one, or else of the narrowest.
struct KeyboardHeights {
  /// The width and height of the screen in portrait, and the heights of the keyboard in portrait and in landscape, in points.
  private typealias Row = (width: CGFloat, height: CGFloat, portrait: CGFloat, landscape: CGFloat)

  private static let phones: [Row] = [
    (320, 568, 253, 199),
    (375, 667, 260, 200),
    (375, 812, 335, 209),
    (390, 844, 335, 219),
    (393, 852, 335, 219),
    (402, 874, 335, 219),
    (414, 736, 271, 200),
    (414, 896, 345, 209),
    (420, 912, 345, 219),
    (428, 926, 345, 219),
    (430, 932, 345, 219),
    (440, 956, 345, 219),
  ]

  private static let pads: [Row] = [
    (744, 1133, 340, 428),
    (768, 1024, 313, 398),
    (810, 1080, 320, 408),
    (820, 1180, 337, 422),
    (834, 1112, 320, 408),
    (834, 1194, 340, 428),
    (834, 1210, 340, 428),
    (1024, 1366, 403, 498),
    (1032, 1376, 405.5, 501),
  ]

  private let idiom: UIUserInterfaceIdiom
  private let isLandscape: Bool
  private let row: Row

  /// - Parameter screenSize: In points, in the interface's orientation.
  init(_ idiom: UIUserInterfaceIdiom, _ screenSize: CGSize) {
    self.idiom = idiom
    isLandscape = screenSize.width > screenSize.height
    let (width, height) = (min(screenSize.width, screenSize.height), max(screenSize.width, screenSize.height))
    let rows = idiom == .pad ? Self.pads : Self.phones
    let exact = rows.first { $0.width == width && $0.height == height }
    row = exact ?? rows.last { $0.width <= width && $0.height <= height } ?? rows[0]
  }

  /// The height of the keyboard for a field of this type, in points. On a phone, those with nothing but digits have no suggestions.
  func height(for type: UIKeyboardType) -> CGFloat {
    let letters = isLandscape ? row.landscape : row.portrait
    return idiom != .pad && type.isKeypad ? letters - (isLandscape ? 38 : 44) : letters
  }

  /// The height of the strip below an app's own view for input, in points: that of the home indicator.
  func strip(withHomeIndicator: Bool) -> CGFloat {
    guard withHomeIndicator else { return 0 }
    if idiom == .pad { return 20 }
    return isLandscape ? 21 : 34
  }
}

/// The keys of the keyboard, which decide on its height (FRM-11).
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case URL
  case numberPad, phonePad, namePhonePad, emailAddress, decimalPad, twitter
  case webSearch, asciiCapableNumberPad

  /// The older name of `asciiCapable`.
  public static var alphabet: UIKeyboardType { .asciiCapable }

  /// Whether the keyboard has digits in place of letters.
  fileprivate var isKeypad: Bool { [.numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad].contains(self) }
}
