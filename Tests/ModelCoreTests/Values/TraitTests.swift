import ModelCore
import PelmetTestSupport
import Testing

@MainActor
struct TraitTests {
  @Test func collectionsMergeWhatIsSpecified() {
    run(on: 26)
    let merged = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(horizontalSizeClass: .regular),
      UITraitCollection(userInterfaceStyle: .light),
    ])
    expectEqual(merged.userInterfaceStyle, .light)
    expectEqual(merged.horizontalSizeClass, .regular)
    expectEqual(merged.accessibilityContrast, .unspecified)
    expectEqual(merged, UITraitCollection(traitsFrom: [merged]))
  }

  @Test func currentIsTheDevicesUnlessPerforming() {
    run(on: 26, device: .iPad)
    expectEqual(UITraitCollection.current.userInterfaceIdiom, .pad)
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      expectEqual(UITraitCollection.current.userInterfaceStyle, .dark)
    }
    expectEqual(UITraitCollection.current.userInterfaceStyle, .light)
  }

  @Test func viewsInheritTraitsAndOverrideTheStyle() {
    run(on: 26)
    let (window, view, inner) = (UIWindow(frame: .zero), UIView(), UIView())
    window.addSubview(view)
    view.addSubview(inner)
    view.overrideUserInterfaceStyle = .dark
    expectEqual(window.traitCollection.userInterfaceStyle, .light)
    expectEqual(inner.traitCollection.userInterfaceStyle, .dark)
    expectEqual(inner.traitCollection.horizontalSizeClass, .compact)
    #expect(inner.window === window)
  }

  @Test func addingAViewTakesItFromWhereItWas() {
    run(on: 26)
    let (first, second, view) = (UIView(), UIView(), UIView())
    first.addSubview(view)
    second.addSubview(view)
    #expect(first.subviews.isEmpty)
    expectEqual(second.subviews, [view])
    #expect(view.superview === second)
    #expect(view.window == nil)
  }

  @Test func boundsKeepTheCentreOfTheFrame() {
    run(on: 26)
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    view.bounds = CGRect(x: 5, y: 0, width: 10, height: 10)
    expectEqual(view.frame, CGRect(x: 15, y: 15, width: 10, height: 10))
    expectEqual(view.bounds.origin, CGPoint(x: 5, y: 0))
  }
}
