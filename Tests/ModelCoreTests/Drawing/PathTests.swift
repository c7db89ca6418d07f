import Foundation
import ModelCore
import PelmetTestSupport
import Testing

/// DRW-3, DRW-4, DRW-7: paths, transforms and paragraphs.
@MainActor
struct PathTests {
  @Test("DRW-3: a path has the bounds of its points, and ends where it was led")
  func lines() {
    let path = UIBezierPath()
    #expect(path.isEmpty && path.bounds == .zero && path.currentPoint == .zero)
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 11, y: 2))
    path.addQuadCurve(to: CGPoint(x: 11, y: 12), controlPoint: CGPoint(x: 20, y: 7))
    #expect(path.bounds == CGRect(x: 1, y: 2, width: 19, height: 10) && path.currentPoint == CGPoint(x: 11, y: 12))
    path.close()
    expectEqual(path.currentPoint, CGPoint(x: 1, y: 2))
    path.apply(CGAffineTransform(translationX: 10, y: 0))
    #expect(path.bounds.minX == 11 && path.currentPoint == CGPoint(x: 11, y: 2))
    path.removeAllPoints()
    #expect(path.isEmpty)
  }

  @Test("DRW-3: rectangles, ovals, arcs and round corners have the bounds that they fill")
  func shapes() {
    let rect = CGRect(x: 2, y: 3, width: 20, height: 10)
    expectEqual(UIBezierPath(rect: rect).bounds, rect)
    expectEqual(UIBezierPath(rect: rect).cgPath, UIBezierPath(rect: rect).cgPath)
    #expect(UIBezierPath(ovalIn: rect).bounds.isNear(rect))
    #expect(UIBezierPath(roundedRect: rect, cornerRadius: 4).bounds.isNear(rect))
    expectEqual(UIBezierPath(roundedRect: rect, cornerRadius: 0).cgPath, UIBezierPath(rect: rect).cgPath)
    let some = UIBezierPath(
      roundedRect: rect, byRoundingCorners: [.topLeft, .topRight], cornerRadii: CGSize(width: 4, height: 4))
    #expect(some.bounds.isNear(rect) && some.cgPath != UIBezierPath(rect: rect).cgPath)
    let half = UIBezierPath(arcCenter: .zero, radius: 5, startAngle: 0, endAngle: .pi, clockwise: true)
    #expect(half.bounds.isNear(CGRect(x: -5, y: 0, width: 10, height: 5)))
    let otherWay = UIBezierPath(arcCenter: .zero, radius: 5, startAngle: 0, endAngle: .pi, clockwise: false)
    #expect(otherWay.bounds.isNear(CGRect(x: -5, y: -5, width: 10, height: 5)))
  }

  @Test("DRW-3: a path is made of another one, and of a Core Graphics path")
  func copies() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1))
    let copy = UIBezierPath(cgPath: path.cgPath)
    copy.append(UIBezierPath(rect: CGRect(x: 4, y: 4, width: 1, height: 1)))
    #expect(path.bounds.width == 1 && copy.bounds.width == 5 && copy.cgPath.boundingBox == copy.bounds)
  }

  @Test("DRW-4: transforms follow each other, turn, scale and move, and can be undone")
  func transforms() {
    let turn = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(CGPoint(x: 1, y: 0).applying(turn).isNear(CGPoint(x: 0, y: 1)))
    let both = CGAffineTransform(translationX: 10, y: 0).concatenating(CGAffineTransform(scaleX: 2, y: 3))
    expectEqual(CGPoint(x: 1, y: 1).applying(both), CGPoint(x: 22, y: 3))
    // Scaled first, moved then.
    expectEqual(
      CGPoint(x: 1, y: 1).applying(CGAffineTransform(translationX: 10, y: 0).scaledBy(x: 2, y: 3)), CGPoint(x: 12, y: 3))
    expectEqual(CGPoint(x: 22, y: 3).applying(both.inverted()), CGPoint(x: 1, y: 1))
    expectEqual(CGAffineTransform(scaleX: 0, y: 1).inverted(), CGAffineTransform(scaleX: 0, y: 1))
    expectEqual(CGSize(width: 2, height: 3).applying(both), CGSize(width: 4, height: 9))
    #expect(CGRect(x: 0, y: 0, width: 2, height: 4).applying(turn).isNear(CGRect(x: -4, y: 0, width: 4, height: 2)))
    #expect(CGAffineTransform.identity.isIdentity && !CGAffineTransform().isIdentity)
  }

  @Test("DRW-7: a paragraph style is copied by value, and can be an attribute")
  func paragraphs() {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.lineSpacing = 4
    let copy = style.copy() as? NSParagraphStyle
    #expect(copy == style && NSParagraphStyle.default.lineBreakMode == .byWordWrapping)
    style.lineSpacing = 5
    #expect(copy?.lineSpacing == 4 && copy != style)
    let other = NSMutableParagraphStyle()
    other.setParagraphStyle(style)
    expectEqual(other, style)
    let text = NSAttributedString(string: "A", attributes: [.paragraphStyle: style])
    expectEqual(text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle, other)
  }
}

extension CGPoint {
  fileprivate func isNear(_ other: CGPoint) -> Bool { abs(x - other.x) < 0.001 && abs(y - other.y) < 0.001 }
}

extension CGRect {
  fileprivate func isNear(_ other: CGRect) -> Bool {
    origin.isNear(other.origin) && CGPoint(x: maxX, y: maxY).isNear(CGPoint(x: other.maxX, y: other.maxY))
  }
}
