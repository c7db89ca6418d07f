import Foundation
import ModelCore
import PelmetTestSupport
import Testing

/// EXT, GLS-1: views with effects, corners, and views that extend content under bars.
@MainActor
struct GlassViewTests {
  /// A navigation controller with an extension view as large as the top controller's view.
  private func stage(_ configure: (UIBackgroundExtensionView) -> Void) -> (GlassStage, UIBackgroundExtensionView) {
    let extensionView = UIBackgroundExtensionView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let stage = GlassStage {
      let top = UIViewController()
      configure(extensionView)
      top.view.addSubview(extensionView)
      let navigation = UINavigationController(rootViewController: top)
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation]
      return tabs
    }
    return (stage, extensionView)
  }

  @Test("EXT-1: the content has the frame of the safe area, and edges with an inset are filled, while bars come and go")
  func extensionFrames() throws {
    let content = UIView()
    let (stage, view) = stage { $0.contentView = content }
    #expect(content.superview === view)
    expectEqual(content.frame, CGRect(x: 0, y: 101, width: 390, height: 660))
    expectEqual(view.modelFilledEdges, [.top, .bottom])
    let tabs = try #require(stage.window.rootViewController as? UITabBarController)
    let navigation = try #require(tabs.selectedViewController as? UINavigationController)
    tabs.isTabBarHidden = true
    stage.simulation.settle()
    expectEqual(content.frame, CGRect(x: 0, y: 101, width: 390, height: 743))
    expectEqual(view.modelFilledEdges, .top)
    navigation.isNavigationBarHidden = true
    navigation.topViewController?.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 0)
    stage.simulation.settle()
    expectEqual(content.frame, CGRect(x: 30, y: 47, width: 360, height: 797))
    expectEqual(view.modelFilledEdges, [.top, .left])
  }

  @Test("EXT-1: content that the app places stays where it is")
  func ownPlacement() {
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
    let (_, view) = stage {
      $0.automaticallyPlacesContentView = false
      $0.contentView = content
    }
    expectEqual(content.frame, CGRect(x: 0, y: 0, width: 390, height: 400))
    expectEqual(view.modelFilledEdges, .bottom)
  }

  @Test("EXT-2: what is added as a subview is copied with the content")
  func copiedSubviews() {
    let (content, other, label) = (UIView(), UIView(), UIView())
    let (_, view) = stage { $0.contentView = content }
    expectEqual(view.modelCopiedViews, [content])
    view.addSubview(label)
    expectEqual(view.modelCopiedViews, [content, label])
    view.contentView = other
    expectEqual(view.modelCopiedViews, [other, label])
    #expect(content.superview == nil)
    view.contentView = nil
    #expect(view.modelCopiedViews.isEmpty)
    expectEqual(view.modelFilledEdges, [])
  }

  @Test("GLS-1: glass is there while its effect is set, whatever alpha says, and the outermost decides on light or dark")
  func glass() {
    run(on: 26)
    let (outer, middle, inner) = (
      UIVisualEffectView(effect: UIGlassEffect()), UIVisualEffectView(effect: UIBlurEffect(style: .regular)),
      UIVisualEffectView(effect: UIGlassEffect(style: .clear))
    )
    outer.contentView.addSubview(middle)
    middle.contentView.addSubview(inner)
    inner.alpha = 0
    #expect(inner.modelDecidingGlass === outer)
    #expect(outer.modelDecidingGlass === outer)
    #expect(middle.modelDecidingGlass == nil)
    outer.effect = nil
    #expect(outer.modelDecidingGlass == nil)
    #expect(inner.modelDecidingGlass === inner)
    inner.effect = nil
    #expect(inner.modelDecidingGlass == nil)
  }

  @Test("GLS-1: glass and its container begin with the defaults")
  func effectDefaults() {
    run(on: 26)
    let glass = UIGlassEffect()
    #expect(!glass.isInteractive)
    #expect(glass.tintColor == nil)
    expectEqual(UIGlassContainerEffect().spacing, 0)
  }

  @Test("an effect view's content fills it")
  func contentOfEffectViews() {
    let simulation = run(on: 26)
    let view = UIVisualEffectView(effect: nil)
    view.frame = CGRect(x: 10, y: 10, width: 100, height: 50)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.addSubview(view)
    window.isHidden = false
    simulation.settle()
    expectEqual(view.contentView.frame, CGRect(x: 0, y: 0, width: 100, height: 50))
  }

  @Test("corners are values: square by default, equal if their radii are")
  func corners() {
    run(on: 26)
    let view = UIView()
    expectEqual(view.cornerConfiguration, .corners(radius: .fixed(0)))
    view.cornerConfiguration = .corners(radius: .fixed(8))
    #expect(
      view.cornerConfiguration
        == .corners(
          topLeftRadius: .fixed(8), topRightRadius: .fixed(8), bottomLeftRadius: .fixed(8), bottomRightRadius: .fixed(8)))
    let configurations: [UICornerConfiguration] = [
      .corners(radius: .fixed(0)), .corners(radius: .containerConcentric()), .corners(radius: .containerConcentric(minimum: 4)),
      .uniformCorners(radius: .containerConcentric()), .capsule(), .capsule(maximumRadius: 20),
      .uniformEdges(topRadius: .fixed(1), bottomRadius: .fixed(2)), .uniformEdges(leftRadius: .fixed(1), rightRadius: .fixed(2)),
      .uniformTopRadius(.fixed(1)), .uniformTopRadius(.fixed(1), bottomLeftRadius: .fixed(2)), .uniformBottomRadius(.fixed(1)),
      .uniformLeftRadius(.fixed(1)), .uniformRightRadius(.fixed(1), topLeftRadius: .fixed(2)),
    ]
    expectEqual(Set(configurations).count, configurations.count)
  }
}
