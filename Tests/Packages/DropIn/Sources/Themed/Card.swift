import Pelmet
import PelmetUIKit
public import UIKit

/// A card whose colours, text, measures and motion are tokens.
public final class Card: UIView {
  private let label = UILabel()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(Tokens.color.paper)
    label.textColor = UIColor(Tokens.color.ink)
    label.font = Tokens.text.headline.uiFont(scaledLike: .headline)
    label.adjustsFontForContentSizeCategory = true
    label.alpha = 0
    addSubview(label)
  }

  public required init?(coder: NSCoder) { nil }

  public override func layoutSubviews() {
    super.layoutSubviews()
    // The tokens give iPads another inset.
    let inset = Tokens.space.card(for: Pelmet.Theme.Traits(traitCollection, os: .current))
    label.frame = bounds.insetBy(dx: inset, dy: inset)
  }

  public func open() {
    let enter = Tokens.motion.enter
    let animator = UIViewPropertyAnimator(duration: enter.duration, timingParameters: enter.curve.uiKitValue)
    animator.addAnimations { self.label.alpha = 1 }
    animator.startAnimation(afterDelay: enter.delay)
  }
}
