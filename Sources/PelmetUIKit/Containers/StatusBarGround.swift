import Pelmet

#if canImport(UIKit)
  import UIKit
#else
  import ModelCore
#endif

#if !os(visionOS)  // Which has no status bar.
  /// What lies under the status bar: the background of the slot in use over the content.
  @MainActor
  struct StatusBarGround {
    private let style: Theme.Style
    private let bar: NavigationBarStatus
    private let traits: UITraitCollection

    init(_ style: Theme.Style, _ bar: NavigationBarStatus, _ traits: UITraitCollection) {
      self.style = style
      self.bar = bar
      self.traits = traits
    }

    /// Nil where nobody can tell, as over photos.
    var color: Theme.Color.RGB? {
      guard bar.isShown else { return content }
      guard Theme.OSVersion.current >= 13, let appearance = slot else { return legacy }
      return color(of: appearance)
    }

    /// The page; its colour is seen on the system's background.
    private var content: Theme.Color.RGB? {
      guard case .color(let color)? = style.content?.backgroundColor else { return nil }
      return color.rgb(in: traits).composited(over: background)
    }

    private var background: Theme.Color.RGB { Theme.Color.system(.systemBackground).rgb(in: traits) }

    /// What UIKit would look for, and find, among the slots (APP-2).
    private var slot: Theme.NavigationBarAppearance? {
      guard let bar = style.navigationBar else { return nil }
      switch (self.bar.isCompact, self.bar.isAtEdge) {
      case (false, false): return bar.standardAppearance
      case (true, false): return bar.compactAppearance ?? bar.standardAppearance
      case (false, true): return bar.scrollEdgeAppearance ?? bar.standardAppearance?.madeTransparent
      case (true, true):
        return bar.compactScrollEdgeAppearance ?? bar.scrollEdgeAppearance ?? bar.compactAppearance
          ?? bar.standardAppearance?.madeTransparent
      }
    }

    private func color(of appearance: Theme.NavigationBarAppearance) -> Theme.Color.RGB? {
      if let image = appearance.backgroundImage, image.content != .empty { return nil }
      let color = appearance.backgroundColor.flatMap { $0 == .noColor ? nil : $0.rgb(in: traits) }
      if let color, color.alpha == 255 { return color }
      guard let base = base(of: appearance, isUnderColor: (color?.alpha ?? 0) > 0) else { return nil }
      return color?.composited(over: base) ?? base
    }

    /// What lies under the colour of an appearance. Bars have no background by default since iOS 26 (LG-1).
    private func base(of appearance: Theme.NavigationBarAppearance, isUnderColor: Bool) -> Theme.Color.RGB? {
      switch appearance.background {
      case .transparent: return content ?? (isUnderColor ? background : nil)
      case .opaque: return isUnderColor ? content ?? background : background
      case .default, nil: return Theme.OSVersion.current >= 26 ? content : background
      }
    }

    /// The bar without appearance objects: clear at the scroll edge since iOS 15 (APP-14).
    private var legacy: Theme.Color.RGB? {
      if bar.isAtEdge, Theme.OSVersion.current >= 15 { return content }
      if let color = style.navigationBar?.barTintColor, color != .noColor {
        return color.rgb(in: traits).composited(over: background)
      }
      switch style.navigationBar?.barStyle {
      case .black, .blackTranslucent: return .black
      case .default, nil: return background
      }
    }
  }
#endif
