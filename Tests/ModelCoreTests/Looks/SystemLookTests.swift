import Pelmet
import PelmetTestSupport
import Testing

@testable import ModelCore

/// Which look a system has, and what it gives bars.
@MainActor
struct SystemLookTests {
  @Test(
    "a system has the newest look that is not newer than itself",
    arguments: [
      (7, 12), (12, 12), (Device.Release(12, 4), 12), (13, 13), (Device.Release(14, 8), 13), (15, 15), (18, 15), (26, 26),
      (27, 26),
    ] as [(Device.Release, Device.Release)])
  func newestLook(version: Device.Release, since: Device.Release) {
    expectEqual(SystemLook.of(version).since, since)
  }

  @Test(
    "APP-8: the default preset is a material with a hairline; nothing on iOS 12 and 26",
    arguments: [(12, false), (13, true), (18, true), (26, false)] as [(Device.Release, Bool)])
  func defaultPreset(version: Device.Release, hasBackground: Bool) {
    run(on: version)
    for appearance in [UINavigationBarAppearance(), UIToolbarAppearance(), UITabBarAppearance()] {
      expectEqual(appearance.backgroundEffect, hasBackground ? UIBlurEffect(style: .systemChromeMaterial) : nil)
      #expect(appearance.backgroundColor == nil)
      expectEqual(appearance.shadowColor != nil, hasBackground)
    }
  }

  @Test("APP-8: opaque and transparent", arguments: [13, 15, 26] as [Device.Release])
  func otherPresets(version: Device.Release) {
    run(on: version)
    for appearance in [UINavigationBarAppearance(), UIToolbarAppearance(), UITabBarAppearance()] {
      appearance.configureWithOpaqueBackground()
      #expect(appearance.backgroundEffect == nil)
      expectEqual(appearance.backgroundColor, .systemBackground)
      #expect(appearance.shadowColor != nil)
      appearance.configureWithTransparentBackground()
      #expect(appearance.backgroundEffect == nil)
      #expect(appearance.backgroundColor == nil)
      #expect(appearance.shadowColor == nil)
    }
  }

  @Test("APP-9: the default hairline adapts, and an app's separator is not it")
  func hairline() throws {
    run(on: 18)
    let hairline = try #require(UINavigationBarAppearance().shadowColor)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    expectEqual(hairline.modelComponents(.current), ColorComponents(rgba: 0x0000_004D))
    expectEqual(hairline.modelComponents(dark), ColorComponents(rgba: 0xFFFF_FF26))
    let bar = UINavigationBar()
    let appearance = UINavigationBarAppearance()
    bar.standardAppearance = appearance
    expectEqual(bar.modelBar.look.shadow, .system)
    appearance.shadowColor = .separator
    bar.standardAppearance = appearance
    expectEqual(bar.modelBar.look.shadow, .color(.separator))
    appearance.shadowColor = hairline.withAlphaComponent(1)
    bar.standardAppearance = appearance
    expectEqual(bar.modelBar.look.shadow, .color(hairline.withAlphaComponent(1)))
  }

  @Test(
    "BAR-11: titles are headline, large ones bold",
    arguments: [(12, .black), (13, .label), (26, .label)] as [(Device.Release, UIColor)])
  func titles(version: Device.Release, color: UIColor) {
    run(on: version)
    let bar = UINavigationBar().modelBar
    expectEqual(bar.titleText.font, .preferredFont(forTextStyle: .headline))
    expectEqual(bar.largeTitleText.font.pointSize, 34)
    expectEqual(bar.largeTitleText.font.values.weight, .bold)
    for text in [bar.titleText, bar.largeTitleText] {
      expectEqual(text.color.modelComponents(.current)?.red, color.modelComponents(.current)?.red)
      expectEqual(text.color.modelComponents(.current)?.alpha, 1)
    }
  }

  @Test(
    "ITM-12: a plain title is the tint; since iOS 26 the label colour, unless a tint was set",
    arguments: [(18, .plain, .systemBlue), (26, .plain, .label), (26, .done, .white)]
      as [(Device.Release, UIBarButtonItem.Style, UIColor)])
  func buttonTitle(version: Device.Release, style: UIBarButtonItem.Style, color: UIColor) throws {
    run(on: version)
    let item = UINavigationItem(title: "A")
    item.rightBarButtonItem = UIBarButtonItem(title: "B", style: style, target: nil, action: nil)
    let bar = UINavigationBar()
    bar.items = [item]
    func shown() throws -> UIColor { try #require(bar.modelBar.trailingItems.first).titleColor }
    try expectEqual(shown(), color)
    let window = UIWindow(frame: .zero)
    window.addSubview(bar)
    window.tintColor = .red
    // The window's tint reaches titles before iOS 26 only (GLS-2, LG-3).
    try expectEqual(shown(), version >= 26 ? color : .red)
  }

  @Test("UIColor.tintColor is the tint of the bar that shows it")
  func liveTint() throws {
    run(on: 26)
    let bar = UINavigationBar()
    let appearance = UINavigationBarAppearance()
    appearance.backgroundColor = .tintColor.withAlphaComponent(0.5)
    appearance.shadowColor = .tintColor
    appearance.titleTextAttributes = [.foregroundColor: UIColor.tintColor]
    bar.standardAppearance = appearance
    bar.tintColor = .red
    expectEqual(bar.modelBar.look.background.color, .red.withAlphaComponent(0.5))
    expectEqual(bar.modelBar.look.shadow, .color(.red))
    expectEqual(bar.modelBar.titleText.color, .red)
    expectEqual(UIColor.tintColor.modelComponents(.current), UIColor.systemBlue.modelComponents(.current))
  }

  @Test(
    "every effect that a look can name is UIKit's",
    arguments: [("none", nil), ("extraLight", .extraLight), ("systemChromeMaterialDark", .systemChromeMaterialDark)]
      as [(String, UIBlurEffect.Style?)])
  func effects(name: String, style: UIBlurEffect.Style?) throws {
    let effect = try #require(Theme.BlurEffect(rawValue: name))
    expectEqual(UIBlurEffect.Style(effect), style)
    expectEqual(Theme.BlurEffect.allCases.filter { UIBlurEffect.Style($0) == nil }, [.noEffect])
  }
}
