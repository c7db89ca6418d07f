import Pelmet
import PelmetUIKit

#if MODELCORE
  import ModelCore
#else
  import UIKit
#endif

@MainActor
extension Theme.BarAppearance {
  /// Reads what the appearances of all bars share: the preset from which the fewest values differ, and those values (APP-8).
  fileprivate static func readBar<Object: UIBarAppearance>(_ read: inout Reading<Object>, make: () -> Object) {
    let presets = Theme.BackgroundPreset.allCases.map { preset in
      let object = make()
      switch preset {
      case .default: object.configureWithDefaultBackground()
      case .opaque: object.configureWithOpaqueBackground()
      case .transparent: object.configureWithTransparentBackground()
      }
      return (preset, members: background(of: read.target, over: object))
    }
    if let (preset, members) = presets.min(by: { $0.members.count < $1.members.count }) {
      read.add("background", .text(preset.rawValue))
      read.add(members)
    }
    var shared = Reading<UIBarAppearance>(read.target)
    readSharedProperties(&shared)
    read.add(shared.members)
  }

  private static func background(of object: UIBarAppearance, over preset: UIBarAppearance) -> [CapturedTree.Member] {
    var members: [CapturedTree.Member] = []
    if object.backgroundEffect != preset.backgroundEffect {
      let effect = Theme.BlurEffect.allCases.first { $0.uiKitValue == object.backgroundEffect }
      members.append(
        CapturedTree.Member(
          "backgroundEffect",
          effect.map { .text($0.rawValue) }
            ?? .unknown(reason: "a blur effect has no name", hash: object.backgroundEffect.hashValue)))
    }
    func add<Value>(_ name: String, _ value: Value?, _ usual: Value?, _ tree: (Value) -> CapturedTree) {
      let look = value.map(tree)
      if look != usual.map(tree) { members.append(CapturedTree.Member(name, look ?? .text("none"))) }
    }
    add("backgroundColor", object.backgroundColor, preset.backgroundColor) { .color($0, clearIsNone: true) }
    add("backgroundImage", object.backgroundImage, preset.backgroundImage) { .image($0) }
    add("shadowColor", object.shadowColor, preset.shadowColor) { .color($0, clearIsNone: true) }
    add("shadowImage", object.shadowImage, preset.shadowImage) { .image($0) }
    return members
  }

  /// The name of the appearance of prominent buttons, which changed with iOS 26 (APP-11).
  fileprivate static var prominentName: String {
    Theme.OSVersion.current >= 26 ? "prominentButtonAppearance" : "doneButtonAppearance"
  }
}

extension Theme.NavigationBarAppearance: CapturedStyle {
  static func fresh() -> UINavigationBarAppearance { UINavigationBarAppearance() }

  static func readAll(_ read: inout Reading<UINavigationBarAppearance>) {
    readBar(&read, make: fresh)
    readProperties(&read)
    read(prominentName, \.doneButtonAppearance, as: Theme.BarButtonItemAppearance.self)
    let (indicator, mask) = (read.target.backIndicatorImage, read.target.backIndicatorTransitionMaskImage)
    // Swapped before iOS 13.3 (APP-10).
    let isSwapped = read.system < Theme.OSVersion(13, 3)
    read.add("backIndicatorImage", .image(isSwapped ? mask : indicator))
    read.add("backIndicatorTransitionMaskImage", .image(isSwapped ? indicator : mask))
  }
}

extension Theme.ToolbarAppearance: CapturedStyle {
  static func fresh() -> UIToolbarAppearance { UIToolbarAppearance() }

  static func readAll(_ read: inout Reading<UIToolbarAppearance>) {
    readBar(&read, make: fresh)
    readProperties(&read)
    read(prominentName, \.doneButtonAppearance, as: Theme.BarButtonItemAppearance.self)
  }
}

extension Theme.TabBarAppearance: CapturedStyle {
  static func fresh() -> UITabBarAppearance { UITabBarAppearance() }

  static func readAll(_ read: inout Reading<UITabBarAppearance>) {
    readBar(&read, make: fresh)
    readProperties(&read)
  }
}

extension Theme.BarButtonItemAppearance: CapturedStyle {
  static func fresh() -> UIBarButtonItemAppearance { UIBarButtonItemAppearance() }

  static func readAll(_ read: inout Reading<UIBarButtonItemAppearance>) {
    read("normal", \.normal, as: Theme.BarButtonItemStateAppearance.self)
    read("highlighted", \.highlighted, as: Theme.BarButtonItemStateAppearance.self)
    read("disabled", \.disabled, as: Theme.BarButtonItemStateAppearance.self)
    read("focused", \.focused, as: Theme.BarButtonItemStateAppearance.self)
  }
}

extension Theme.BarButtonItemStateAppearance: CapturedStyle {
  static func fresh() -> UIBarButtonItemStateAppearance { UIBarButtonItemAppearance().normal }

  static func readAll(_ read: inout Reading<UIBarButtonItemStateAppearance>) { readProperties(&read) }
}

extension Theme.TabBarItemAppearance: CapturedStyle {
  static func fresh() -> UITabBarItemAppearance { UITabBarItemAppearance() }

  static func readAll(_ read: inout Reading<UITabBarItemAppearance>) {
    read("normal", \.normal, as: Theme.TabBarItemStateAppearance.self)
    read("selected", \.selected, as: Theme.TabBarItemStateAppearance.self)
    read("disabled", \.disabled, as: Theme.TabBarItemStateAppearance.self)
    read("focused", \.focused, as: Theme.TabBarItemStateAppearance.self)
  }
}

extension Theme.TabBarItemStateAppearance: CapturedStyle {
  static func fresh() -> UITabBarItemStateAppearance { UITabBarItemAppearance().normal }

  static func readAll(_ read: inout Reading<UITabBarItemStateAppearance>) { readProperties(&read) }
}
