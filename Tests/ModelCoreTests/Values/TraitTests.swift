import ModelCore
import Testing

@MainActor
struct TraitTests {
  @Test func collectionsMergeWhatIsSpecified() {
    run(on: 26)
    let merged = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(horizontalSizeClass: .regular),
      UITraitCollection(userInterfaceStyle: .light),
    ])
    #expect(merged.userInterfaceStyle == .light)
    #expect(merged.horizontalSizeClass == .regular)
    #expect(merged.accessibilityContrast == .unspecified)
    #expect(merged == UITraitCollection(traitsFrom: [merged]))
  }

  @Test func currentIsTheDevicesUnlessPerforming() {
    run(on: 26, device: .iPad)
    #expect(UITraitCollection.current.userInterfaceIdiom == .pad)
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      #expect(UITraitCollection.current.userInterfaceStyle == .dark)
    }
    #expect(UITraitCollection.current.userInterfaceStyle == .light)
  }

  @Test func viewsInheritTraitsAndOverrideTheStyle() {
    run(on: 26)
    let (window, view, inner) = (UIWindow(frame: .zero), UIView(), UIView())
    window.addSubview(view)
    view.addSubview(inner)
    view.overrideUserInterfaceStyle = .dark
    #expect(window.traitCollection.userInterfaceStyle == .light)
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    #expect(inner.traitCollection.horizontalSizeClass == .compact)
    #expect(inner.window === window)
  }

  @Test func addingAViewTakesItFromWhereItWas() {
    run(on: 26)
    let (first, second, view) = (UIView(), UIView(), UIView())
    first.addSubview(view)
    second.addSubview(view)
    #expect(first.subviews.isEmpty)
    #expect(second.subviews == [view])
    #expect(view.superview === second)
    #expect(view.window == nil)
  }

  @Test func boundsKeepTheCentreOfTheFrame() {
    run(on: 26)
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    view.bounds = CGRect(x: 5, y: 0, width: 10, height: 10)
    #expect(view.frame == CGRect(x: 15, y: 15, width: 10, height: 10))
    #expect(view.bounds.origin == CGPoint(x: 5, y: 0))
  }
}
