import Pelmet

extension UIColor {
  /// A colour of a system look; nil where the look says that there is none, which is `clear` in an appearance object (APP-9).
  convenience init?(look color: Theme.Color) {
    switch color.content {
    case .noColor, .rgb(.clear): return nil
    case .system(let system): self.init(source: .system(system.rawValue))
    default: self.init(source: .look(color))
    }
  }

  /// This colour in a view of that tint: `UIColor.tintColor` is the tint of the view in which it is used.
  func shown(withTint tint: UIColor) -> UIColor {
    switch source {
    case .system("tintColor"): tint
    case .translucent(let base, let alpha): base.shown(withTint: tint).withAlphaComponent(alpha)
    default: self
    }
  }
}
