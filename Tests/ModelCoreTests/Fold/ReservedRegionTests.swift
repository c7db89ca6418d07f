import Foundation
import ModelCore
import PelmetTestSupport
import Testing

@MainActor
struct ReservedRegionTests {
  private func regions(
    _ pose: Pose, _ kind: UIView.ReservedRegion.Kind, all: Bool = true, policies: Policies = Policies()
  ) -> [UIView.ReservedRegion] {
    let page = UIViewController()
    let stage = DuoStage(pose, policies: policies) { page }
    defer { withExtendedLifetime(stage) {} }
    return page.view.reservedRegions(kind: kind, options: all ? [.includeInactive] : [])
  }

  @Test(
    "FLD-1: the fold divides the inner display, actively only when it is half open",
    arguments: [
      (.closed, nil, false), (.closedAreaLeft, nil, false),
      (.openPortrait, CGRect(x: 0, y: 455.5, width: 669, height: 40), false),
      (.halfPortrait, CGRect(x: 0, y: 455.5, width: 669, height: 40), true),
      (.openLandscape, CGRect(x: 455.5, y: 0, width: 40, height: 669), false),
      (.halfLandscape, CGRect(x: 455.5, y: 0, width: 40, height: 669), true),
    ] as [(Pose, CGRect?, Bool)])
  func division(pose: Pose, frame: CGRect?, isActive: Bool) {
    let found = regions(pose, .division)
    expectEqual(found.map(\.frame), [frame].compactMap(\.self))
    #expect(found.allSatisfy { $0.isActive == isActive })
    let margins = found.map(\.margins)
    let isTall = frame.map { $0.height > $0.width } ?? false
    #expect(
      margins.allSatisfy {
        $0
          == (isTall
            ? UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20) : UIEdgeInsets(top: 20, left: 0, bottom: 20, right: 0))
      })
  }

  @Test(
    "FLD-6: cameras and the status area",
    arguments: [
      (.closed, [CGRect(x: 399.7, y: 29.3, width: 37, height: 37), CGRect(x: 382, y: 0, width: 84, height: 170)]),
      (.closedAreaRight, [CGRect(x: 611.7, y: 399.7, width: 37, height: 37), CGRect(x: 594, y: 384, width: 84, height: 82)]),
      (.closedAreaLeft, [CGRect(x: 29.3, y: 29.3, width: 37, height: 37), CGRect(x: 0, y: 0, width: 84, height: 82)]),
      (.openPortrait, [CGRect(x: 535, y: 0, width: 134, height: 82)]),
      (.halfPortrait, [CGRect(x: 535, y: 0, width: 134, height: 82)]),
      (.openLandscape, [CGRect(x: 867, y: 0, width: 84, height: 120)]),
    ] as [(Pose, [CGRect])])
  func occlusion(pose: Pose, frames: [CGRect]) {
    expectEqual(regions(pose, .occlusion, all: false).map(\.frame), frames)
  }

  @Test(
    "FLD-6: the inner camera is inactive, and turns with the device",
    arguments: [
      (.openPortrait, CGRect(x: 21, y: 215.7, width: 37, height: 58)),
      (Pose(.open, .portraitUpsideDown), CGRect(x: 611, y: 677.3, width: 37, height: 58)),
      (.openLandscape, CGRect(x: 677.3, y: 21, width: 58, height: 37)),
      (Pose(.open, .landscapeRight), CGRect(x: 215.7, y: 611, width: 58, height: 37)),
    ] as [(Pose, CGRect)])
  func innerCamera(pose: Pose, frame: CGRect) {
    expectEqual(regions(pose, .occlusion).filter { !$0.isActive }.map(\.frame), [frame])
  }

  @Test("FLD-2, P-14: without the option inactive regions are left out, or by policy returned")
  func policy() {
    #expect(regions(.openLandscape, .division, all: false).isEmpty)
    expectEqual(regions(.halfLandscape, .division, all: false).count, 1)
    var policies = Policies()
    policies.reservedRegions = .all
    expectEqual(regions(.openLandscape, .division, all: false, policies: policies).count, 1)
  }

  @Test("FLD-2: there are none during the first layout")
  func firstLayout() {
    final class Asking: UIView {
      var counts: [Int] = []

      override func layoutSubviews() {
        counts.append(reservedRegions(kind: .occlusion).count)
      }
    }
    let (page, view) = (UIViewController(), Asking())
    let stage = DuoStage(.closed) {
      page.view = view
      return page
    }
    view.setNeedsLayout()
    stage.simulation.settle()
    expectEqual(view.counts, [0, 2])
  }

  @Test("FLD-1: regions are in the view's coordinates, and only those that it intersects")
  func coordinates() {
    let page = UIViewController()
    let inner = UIView(frame: CGRect(x: 400, y: 100, width: 100, height: 100))
    let stage = DuoStage(.halfLandscape) {
      page.view.addSubview(inner)
      return page
    }
    expectEqual(inner.reservedRegions(kind: .division).map(\.frame), [CGRect(x: 55.5, y: -100, width: 40, height: 669)])
    #expect(inner.reservedRegions(kind: .occlusion).isEmpty)
    let id = inner.reservedRegions(kind: .division).map(\.id)
    stage.strike(.halfPortrait)
    expectEqual(page.view.reservedRegions(kind: .division).map(\.id), id)
  }

  @Test("FLD-4: other devices have no regions, and an app of an older SDK has none beside the status area")
  func none() {
    let page = UIViewController()
    let stage = Stage(on: Device.Release(27, 1)) { page }
    defer { withExtendedLifetime(stage) {} }
    #expect(page.view.reservedRegions(kind: .occlusion, options: [.includeInactive]).isEmpty)
    let old = UIViewController()
    let older = DuoStage(.closed, sdk: 26) { old }
    defer { withExtendedLifetime(older) {} }
    #expect(old.view.reservedRegions(kind: .occlusion).isEmpty)
  }
}
