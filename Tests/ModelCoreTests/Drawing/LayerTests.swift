import Foundation
import ModelCore
import PelmetTestSupport
import Testing

/// DRW: layers, transforms, sizes and touches of views.
@MainActor
struct LayerTests {
  @Test("DRW-1: a view's layer and the view are one in frame, colour, alpha, hiding and clipping")
  func shared() {
    run(on: 26)
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 10, height: 20))
    #expect(view.layer === view.layer && view.layer.frame == view.frame)
    view.layer.backgroundColor = UIColor.red.cgColor
    view.layer.opacity = 0.5
    view.layer.isHidden = true
    view.layer.masksToBounds = true
    view.layer.position = CGPoint(x: 50, y: 50)
    #expect(view.backgroundColor == UIColor.red.resolvedColor(with: .current) && view.alpha == 0.5 && view.isHidden)
    #expect(view.clipsToBounds && view.frame == CGRect(x: 45, y: 40, width: 10, height: 20))
    view.bounds.size = CGSize(width: 20, height: 20)
    #expect(view.layer.bounds.size == CGSize(width: 20, height: 20) && view.center == CGPoint(x: 50, y: 50))
    view.center = .zero
    expectEqual(view.layer.position, .zero)
  }

  @Test("DRW-1: corners, borders and shadows are kept, and no view follows them")
  func kept() {
    run(on: 26)
    let view = UIView(frame: .zero)
    #expect(view.layer.cornerRadius == 0 && view.layer.shadowOpacity == 0 && view.layer.shadowOffset.height == -3)
    view.layer.cornerRadius = 8
    view.layer.maskedCorners = [.layerMinXMinYCorner]
    view.layer.borderColor = UIColor.blue.cgColor
    #expect(view.layer.cornerRadius == 8 && !view.clipsToBounds && view.subviews.isEmpty)
  }

  @Test("DRW-1: a class of views names the class of its layer")
  func layerClass() {
    run(on: 26)
    let view = GradientView(frame: .zero)
    (view.layer as? CAGradientLayer)?.colors = [UIColor.red.cgColor]
    expectEqual((view.layer as? CAGradientLayer)?.colors?.count, 1)
  }

  @Test("DRW-1: layers that the app adds are in order, each in one layer")
  func sublayers() {
    run(on: 26)
    let (view, shape, gradient) = (UIView(frame: .zero), CAShapeLayer(), CAGradientLayer())
    #expect(view.layer.sublayers == nil)
    view.layer.addSublayer(shape)
    view.layer.insertSublayer(gradient, at: 0)
    #expect(view.layer.sublayers == [gradient, shape] && shape.superlayer === view.layer)
    gradient.addSublayer(shape)
    #expect(view.layer.sublayers == [gradient] && gradient.sublayers == [shape])
    shape.removeFromSuperlayer()
    #expect(gradient.sublayers == nil && shape.superlayer == nil)
    shape.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
    shape.bounds = CGRect(x: 0, y: 0, width: 2, height: 2)
    expectEqual(shape.frame, CGRect(x: 1, y: 1, width: 2, height: 2))
  }

  @Test("DRW-2: a layer's colour is that of the traits when it was asked for")
  func colors() {
    let simulation = run(on: 26)
    simulation.userInterfaceStyle = .light
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    let light = color.cgColor
    #expect(light.components == [0, 1] && light.numberOfComponents == 2 && light.alpha == 1)
    expectEqual(UIColor(cgColor: light), UIColor(white: 0, alpha: 1))
    #expect(light == CGColor(gray: 0, alpha: 1) && light.copy(alpha: 0.5)?.alpha == 0.5)
    #expect(UIColor(named: "Brand")?.cgColor.components == nil)
  }

  @Test("DRW-4: a transform is kept, and moves no frame")
  func transforms() {
    run(on: 26)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(view.transform.isIdentity)
    view.transform = CGAffineTransform(translationX: 5, y: 0).scaledBy(x: 2, y: 2)
    #expect(view.transform.tx == 5 && view.transform.a == 2 && view.layer.affineTransform() == view.transform)
    expectEqual(view.frame, CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test("DRW-5: a view fits best as it is, and asks for no size, unless a class does")
  func sizes() {
    run(on: 26)
    let plain = UIView(frame: CGRect(x: 1, y: 1, width: 5, height: 5))
    let card = Card(frame: CGRect(x: 3, y: 4, width: 0, height: 0))
    plain.sizeToFit()
    card.sizeToFit()
    #expect(plain.frame.size == CGSize(width: 5, height: 5) && plain.intrinsicContentSize.width == UIView.noIntrinsicMetric)
    expectEqual(card.frame, CGRect(x: 3, y: 4, width: 30, height: 20))
  }

  @Test("DRW-5: a changed size of content lays the superview out in the next layout pass")
  func invalidation() {
    let simulation = run(on: 26)
    let window = UIWindow(frame: UIScreen.main.bounds)
    let (box, card) = (Box(frame: .zero), Card(frame: .zero))
    box.addSubview(card)
    window.addSubview(box)
    window.isHidden = false
    simulation.settle()
    let layouts = box.layouts
    card.invalidateIntrinsicContentSize()
    expectEqual(box.layouts, layouts)
    simulation.settle()
    expectEqual(box.layouts, layouts + 1)
  }

  @Test("DRW-6: the view in front at a point is hit, and hidden, transparent and untouchable ones are not")
  func hits() {
    run(on: 26)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (back, front) = (UIView(frame: root.bounds), UIView(frame: CGRect(x: 50, y: 50, width: 50, height: 50)))
    root.addSubview(back)
    root.addSubview(front)
    let (place, corner) = (CGPoint(x: 60, y: 60), CGPoint(x: 10, y: 10))
    #expect(root.hitTest(place, with: nil) === front && root.hitTest(corner, with: nil) === back)
    #expect(root.hitTest(CGPoint(x: 100, y: 0), with: nil) == nil)
    front.isHidden = true
    #expect(root.hitTest(place, with: nil) === back)
    front.isHidden = false
    front.alpha = 0.001
    #expect(root.hitTest(place, with: nil) === back)
    back.isUserInteractionEnabled = false
    #expect(root.hitTest(place, with: nil) === root)
    let pass = PassThrough(frame: root.bounds)
    root.addSubview(pass)
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    pass.addSubview(button)
    #expect(root.hitTest(corner, with: nil) === button && root.hitTest(place, with: nil) === root)
  }

  @Test("DRW-6: a class may take touches outside of its bounds")
  func largerTargets() {
    run(on: 26)
    let view = LargeTarget(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(view.point(inside: CGPoint(x: -5, y: 0), with: nil) && view.hitTest(CGPoint(x: -5, y: 0), with: nil) === view)
    #expect(view.hitTest(CGPoint(x: -50, y: 0), with: nil) == nil)
  }
}

private final class GradientView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }
}

private final class Card: UIView {
  override var intrinsicContentSize: CGSize { CGSize(width: 30, height: 20) }
  override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

private final class Box: UIView {
  var layouts = 0
  override func layoutSubviews() { layouts += 1 }
}

private final class PassThrough: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

private final class LargeTarget: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.insetBy(dx: -10, dy: -10).contains(point) }
}
