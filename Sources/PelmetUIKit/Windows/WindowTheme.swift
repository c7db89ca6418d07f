import Pelmet

#if MODELCORE
  import ModelCore
#else
  import UIKit
#endif

/// The theme applied to a window: to which objects, and for which traits.
@MainActor
final class WindowTheme {
  private(set) var theme: Theme
  private(set) var binding: ContextBinding
  private var traits: Theme.Traits
  private(set) var styles: PlaceStyles
  private let applied = AppliedStyles()
  private var isApplying = false

  private init(_ theme: Theme, _ binding: ContextBinding, for traits: Theme.Traits) {
    self.theme = theme
    self.binding = binding
    self.traits = traits
    styles = PlaceStyles(theme, for: traits)
  }

  /// The theme applied to a window.
  static func of(_ window: UIWindow) -> WindowTheme? {
    for case let observer as ThemeObserver in window.subviews { return observer.theme }
    return nil
  }

  // MARK: Applying

  static func apply(_ theme: Theme, to window: UIWindow, replacing old: Theme?, contexts: ThemeContexts?) {
    if let current = of(window) {
      current.replace(with: theme, replacing: old, contexts: contexts, in: window)
    } else {
      let traits = Theme.Traits(window.traitCollection, os: .current)
      let new = WindowTheme(theme, ContextBinding(contexts ?? [:]), for: traits)
      window.insertSubview(ThemeObserver(new), at: 0)
      let old = old.map { PlaceStyles($0, for: traits) }
      new.write(in: window, replacing: old, oldBinding: new.binding)
    }
  }

  private func replace(with theme: Theme, replacing old: Theme?, contexts: ThemeContexts?, in window: UIWindow) {
    let (current, oldBinding) = (styles, binding)
    let old = old.map { $0 == current.theme ? current : PlaceStyles($0, for: traits) }
    self.theme = theme
    if let contexts { binding = ContextBinding(contexts) }
    traits = traits(of: window)
    styles = PlaceStyles(theme, for: traits)
    write(in: window, replacing: old, oldBinding: oldBinding, reusing: old === current)
  }

  /// Applies the row for the new traits if it is another.
  func traitsDidChange(in window: UIWindow) {
    guard !isApplying else { return }
    let old = styles
    traits = traits(of: window)
    let new = PlaceStyles(theme, for: traits)
    guard new.differs(from: old) else {
      // The same colours may look different, and the status bar has to be read on them.
      window.rootViewController?.askForStatusBar()
      return
    }
    styles = new
    write(in: window, replacing: old, oldBinding: binding, reusing: true)
  }

  /// The window's traits as they would be if the theme did not force light or dark on it.
  private func traits(of window: UIWindow) -> Theme.Traits {
    var outside = Theme.Traits(window.traitCollection, os: .current)
    guard Theme.OSVersion.current >= 13, let forced = styles.style().userInterfaceStyle, forced != .unspecified else {
      return outside
    }
    outside.scheme = window.windowScene.map { Theme.Traits($0.traitCollection, os: .current).scheme } ?? traits.scheme
    return outside
  }

  /// - Parameter isReusing: Whether the styles on record are those of `old`.
  private func write(
    in window: UIWindow, replacing old: PlaceStyles?, oldBinding: ContextBinding, reusing isReusing: Bool = false
  ) {
    isApplying = true
    defer { isApplying = false }
    writeProxies(replacing: old, oldBinding)
    let (new, before) = (styles.style(), old?.style())
    (new.window ?? Theme.WindowStyle()).apply(to: window, replacing: before?.window)
    if Theme.OSVersion.current >= 13, Change(new: new, old: before)[\.userInterfaceStyle].isAny {
      window.overrideUserInterfaceStyle = new.userInterfaceStyle?.uiKitValue ?? .unspecified
    }
    let live = LiveObjects(in: window, binding)
    for object in live.objects { write(on: object, replacing: old, reusing: isReusing) }
    if old != nil {
      for object in applied.others(than: live.visited) { write(on: object, replacing: old, reusing: isReusing) }
    }
    window.rootViewController?.askForStatusBar()
    window.rootViewController?.askForVerticalBars()
  }

  /// Writes the style for an object's place. In a context, values set elsewhere are undone too, because proxies may have set them.
  private func write(on object: ThemedObject, replacing old: PlaceStyles?, reusing isReusing: Bool) {
    let style = styles[object.place]
    let known = isReusing ? applied.style(on: object.object) : nil
    ThemedObject.write(style, replacing: known ?? old?[object.place], on: object.object)
    for elsewhere in [old, styles].compactMap(\.self) { undo(elsewhere, around: object, keeping: style) }
    applied.note(style, on: object)
  }

  private func undo(_ elsewhere: PlaceStyles, around object: ThemedObject, keeping style: Theme.Style) {
    guard object.place.context != nil else { return }
    var place = object.place
    place.context = nil
    place.opensContext = false
    ThemedObject.write(style, replacing: elsewhere[place], on: object.object)
  }

  private func writeProxies(replacing old: PlaceStyles?, _ oldBinding: ContextBinding) {
    let base = styles.style()
    ThemeProxies(container: nil, role: .proxy).apply(base, replacing: old?.style())
    for entry in oldBinding.entries {
      guard let old else { break }
      let proxies = ThemeProxies(container: entry.container, role: .proxy)
      proxies.apply(Theme.Style(), replacing: old.style(context: entry.context))
      proxies.apply(Theme.Style(), replacing: old.style())
    }
    for entry in binding.entries {
      ThemeProxies(container: entry.container, role: .containedProxy)
        .apply(styles.style(context: entry.context), replacing: base)
    }
  }

  // MARK: One object

  /// Applies the style for an object's place, replacing the one on record.
  func write(on object: ThemedObject) {
    let style = styles[object.place]
    let old = applied.style(on: object.object)
    if old != style { ThemedObject.write(style, replacing: old, on: object.object) }
    if old == nil { undo(styles, around: object, keeping: style) }
    applied.note(style, on: object)
  }
}

/// A subview of the window, without a size, that owns the window's theme and tells it when the traits change.
final class ThemeObserver: UIView {
  let theme: WindowTheme

  init(_ theme: WindowTheme) {
    self.theme = theme
    super.init(frame: .zero)
    #if !MODELCORE
      isUserInteractionEnabled = false
      isAccessibilityElement = false
    #endif
    observeVerticalBarEdge()
  }

  required init?(coder: NSCoder) { nil }

  /// The edge of vertical bars has no trait of its own: UIKit lists those from which it follows (VBR-6).
  private func observeVerticalBarEdge() {
    #if !MODELCORE && canImport(UIKit, _version: 9127.0.85) && !os(visionOS) && !targetEnvironment(macCatalyst)
      guard #available(iOS 27.1, *) else { return }
      registerForTraitChanges(UITraitCollection.systemTraitsAffectingVerticalBarEdge) { (observer: ThemeObserver, _) in
        if let window = observer.window { observer.theme.traitsDidChange(in: window) }
      }
    #endif
  }

  /// Called by every version of iOS, and before iOS 17 the only notice of changed traits.
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if let window { theme.traitsDidChange(in: window) }
  }
}

extension UIViewController {
  /// Asks UIKit to update the status bar, on systems that have one.
  func askForStatusBar() {
    #if !os(visionOS)
      setNeedsStatusBarAppearanceUpdate()
    #endif
  }

  /// Asks UIKit to decide again whether bars stand upright, on systems that have such bars (VBR-5).
  func askForVerticalBars() {
    #if MODELCORE || (canImport(UIKit, _version: 9127.0.85) && !os(visionOS) && !targetEnvironment(macCatalyst))
      if #available(iOS 27.1, *), Theme.OSVersion.current >= .verticalBars { setNeedsUpdateOfVerticalBarConfiguration() }
    #endif
  }
}
