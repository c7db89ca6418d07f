import Foundation
import ModelCore
import PelmetTestSupport
import Testing

/// DRW-9: animations of layers, which are kept for their time.
@MainActor
struct LayerAnimationTests {
  /// A layer in a simulation, and who hears of its animations.
  @MainActor
  private struct Stage {
    let simulation = run(on: 26)
    let layer = CALayer()
    let listener = LayerListener()

    func animation(_ duration: TimeInterval = 1) -> CABasicAnimation {
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.duration = duration
      animation.delegate = listener
      return animation
    }
  }

  @Test("DRW-9: the delegate hears of the beginning and of the end, after which the layer has no animation")
  func time() {
    let stage = Stage()
    stage.layer.add(stage.animation(), forKey: "fade")
    #expect(stage.layer.animationKeys() == ["fade"] && stage.listener.calls.isEmpty)
    stage.simulation.advance(by: 0.9)
    expectEqual(stage.listener.calls, ["start opacity"])
    stage.simulation.advance(by: 0.2)
    expectEqual(stage.listener.calls, ["start opacity", "stop opacity true"])
    #expect(stage.layer.animationKeys() == nil && stage.layer.animation(forKey: "fade") == nil)
  }

  @Test("DRW-9: an animation that is removed or replaced ends before its time, and once")
  func removal() {
    let stage = Stage()
    stage.layer.add(stage.animation(), forKey: "fade")
    stage.layer.add(stage.animation(), forKey: "fade")
    expectEqual(stage.listener.calls, ["stop opacity false"])
    stage.layer.add(stage.animation(), forKey: nil)
    stage.layer.removeAnimation(forKey: "fade")
    stage.layer.removeAllAnimations()
    expectEqual(stage.listener.calls.count, 3)
    stage.simulation.advance(by: 2)
    expectEqual(stage.listener.calls, Array(repeating: "stop opacity false", count: 3))
  }

  @Test("DRW-9: the layer keeps a copy")
  func copies() throws {
    let stage = Stage()
    let moving = CASpringAnimation(keyPath: "position.x")
    (moving.toValue, moving.damping, moving.duration) = (100, 5, 1)
    moving.timingFunction = CAMediaTimingFunction(name: .easeIn)
    stage.layer.add(moving, forKey: "move")
    (moving.damping, moving.toValue) = (1, nil)
    let kept = try #require(stage.layer.animation(forKey: "move") as? CASpringAnimation)
    #expect(kept !== moving && kept.damping == 5 && kept.toValue as? Int == 100 && kept.keyPath == "position.x")
    expectEqual(kept.timingFunction, CAMediaTimingFunction(controlPoints: 0.42, 0, 1, 1))
  }

  @Test("DRW-9: every class copies what it has")
  func classes() throws {
    let stage = Stage()
    let frames = CAKeyframeAnimation(keyPath: "position")
    (frames.values, frames.keyTimes) = ([0, 1], [0, 1])
    let group = CAAnimationGroup()
    (group.animations, group.duration) = ([frames], 1)
    stage.layer.add(frames, forKey: "frames")
    stage.layer.add(group, forKey: "group")
    expectEqual((stage.layer.animation(forKey: "frames") as? CAKeyframeAnimation)?.keyTimes, [0, 1])
    expectEqual((stage.layer.animation(forKey: "group") as? CAAnimationGroup)?.animations, [frames])
    let push = CATransition()
    (push.type, push.subtype) = (.push, .fromRight)
    stage.layer.add(push, forKey: nil)
    expectEqual(stage.layer.animationKeys(), ["frames", "group", kCATransition])
    let kept = try #require(stage.layer.animation(forKey: kCATransition) as? CATransition)
    #expect(kept.type == .push && kept.subtype == .fromRight && kept.duration == 0.25)
  }

  @Test("DRW-9: repetitions, and an end without removal")
  func repetitions() {
    let stage = Stage()
    let twice = stage.animation()
    (twice.repeatCount, twice.autoreverses, twice.speed, twice.isRemovedOnCompletion) = (2, true, 2, false)
    stage.layer.add(twice, forKey: "twice")
    let ever = stage.animation()
    (ever.repeatCount, ever.delegate) = (.infinity, nil)
    stage.layer.add(ever, forKey: "ever")
    stage.simulation.advance(by: 1.9)
    expectEqual(stage.listener.calls.last, "start opacity")
    stage.simulation.advance(by: 0.2)
    expectEqual(stage.listener.calls.last, "stop opacity true")
    stage.simulation.settle()
    expectEqual(stage.layer.animationKeys(), ["twice", "ever"])
    stage.layer.removeAllAnimations()
    expectEqual(stage.listener.calls.count, 2)
  }

  @Test("DRW-9, TRN-11: the completion of a transaction waits for animations that were added in it, with its duration")
  func transaction() {
    let stage = Stage()
    var isComplete = false
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    CATransaction.setCompletionBlock { isComplete = true }
    stage.layer.add(stage.animation(0), forKey: "fade")
    CATransaction.commit()
    expectEqual(stage.layer.animation(forKey: "fade")?.duration, 2)
    stage.simulation.advance(by: 1.9)
    #expect(!isComplete)
    stage.simulation.advance(by: 0.2)
    #expect(isComplete)
  }

  @Test("DRW-9: the delegate may remove and add animations while it hears of one")
  func reentry() {
    let stage = Stage()
    stage.listener.onStop = { [layer = stage.layer, listener = stage.listener] in
      listener.onStop = nil
      layer.removeAllAnimations()
      let next = CABasicAnimation(keyPath: "bounds")
      (next.duration, next.delegate) = (1, listener)
      layer.add(next, forKey: "next")
    }
    stage.layer.add(stage.animation(), forKey: "fade")
    stage.simulation.advance(by: 3)
    expectEqual(stage.listener.calls, ["start opacity", "stop opacity true", "start bounds", "stop bounds true"])
  }
}

private final class LayerListener: NSObject, CAAnimationDelegate {
  var calls: [String] = []
  var onStop: (() -> Void)?

  func animationDidStart(_ anim: CAAnimation) { calls.append("start \((anim as? CAPropertyAnimation)?.keyPath ?? "")") }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    calls.append("stop \((anim as? CAPropertyAnimation)?.keyPath ?? "") \(flag)")
    onStop?()
  }
}
