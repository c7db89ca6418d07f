import Pelmet

#if MODELCORE
  import ModelCore
#else
  import UIKit
#endif

#if !os(visionOS)  // visionOS has no status bar.
  /// The background behind the status bar: that of the navigation bar's slot in use, over the content.
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

    /// `nil` if it is not known, as over photos.
    var color: Theme.Color.RGB? {
      guard bar.isShown else { return content }
      guard Theme.OSVersion.current >= 13, let appearance = slot else { return legacy }
      return color(of: appearance)
    }

    /// The content's background, over the system's.
    private var content: Theme.Color.RGB? {
      guard case .color(let color)? = style.content?.backgroundColor else { return nil }
      return color.rgb(in: traits).composited(over: background)
    }

    private var background: Theme.Color.RGB { Theme.Color.system(.systemBackground).rgb(in: traits) }

    /// The appearance that UIKit selects among the slots (APP-2).
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

    /// The background behind an appearance's colour. Since iOS 26, bars have none by default (LG-1).
    private func base(of appearance: Theme.NavigationBarAppearance, isUnderColor: Bool) -> Theme.Color.RGB? {
      switch appearance.background {
      case .transparent: return content ?? (isUnderColor ? background : nil)
      case .opaque: return isUnderColor ? content ?? background : background
      case .default, nil: return Theme.OSVersion.current >= 26 ? content : background
      }
    }

    /// The background of a bar without appearance objects, which is clear at the scroll edge since iOS 15 (APP-14).
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
