/// Orientations of the interface, as controllers, delegates and property lists name them (WIN-9).
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let portrait = UIInterfaceOrientationMask(.portrait)
  public static let portraitUpsideDown = UIInterfaceOrientationMask(.portraitUpsideDown)
  public static let landscapeRight = UIInterfaceOrientationMask(.landscapeRight)
  public static let landscapeLeft = UIInterfaceOrientationMask(.landscapeLeft)
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
  public static let all: UIInterfaceOrientationMask = [.allButUpsideDown, .portraitUpsideDown]

  /// The mask of one orientation.
  init(_ orientation: UIInterfaceOrientation) {
    rawValue = 1 << UInt(orientation.rawValue)
  }
}

extension UIUserInterfaceIdiom {
  /// The orientations that controllers support unless they say otherwise: on a phone all but upside down.
  var supportedOrientations: UIInterfaceOrientationMask { self == .phone ? .allButUpsideDown : .all }
}
