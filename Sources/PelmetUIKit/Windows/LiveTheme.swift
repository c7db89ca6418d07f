import Pelmet

#if MODELCORE
  import ModelCore
#else
  import UIKit
#endif

/// The theme applied to a window, or to a controller: to which objects, and for which traits.
@MainActor
final class LiveTheme {
  /// The theme's styles, above those of the themes that it was merged into.
  private var layers: [PlaceStyles] = []
  private(set) var binding = ContextBinding()
  private var traits: Theme.Traits
  private let applied = AppliedStyles()
  private let observer: ThemeObserver
  private var isApplying = false

  private init(in root: any ThemeRoot) {
    traits = Theme.Traits(root.traitCollection, os: .current)
    observer = ThemeObserver(of: root)
  }

  /// The theme applied to a window or to a controller itself.
  static func of(_ root: any ThemeRoot) -> LiveTheme? { Attachment.get(root) }

  /// The theme applied last.
  var theme: Theme? { layers.last?.theme }

  /// The style of a place. Sections that containers ask for are those of the theme applied last that has them.
  func style(context: Theme.Context?, screen: Theme.Screen?) -> Theme.Style {
    var styles = layers.map { $0.style(context: context, screen: screen) }
    var style = styles.popLast() ?? Theme.Style()
    for lower in styles.reversed() {
      style.statusBar = style.statusBar ?? lower.statusBar
      style.navigationBar = style.navigationBar ?? lower.navigationBar
      style.content = style.content ?? lower.content
      style.viewController = style.viewController ?? lower.viewController
    }
    return style
  }

  // MARK: Applying

  /// Applies a theme in place of those applied before, or over them.
  static func apply(_ theme: Theme, to root: any ThemeRoot, merging isMerged: Bool = false, contexts: ThemeContexts?) {
    let live = of(root) ?? begin(in: root)
    live.change(to: (isMerged ? live.layers.map(\.theme) : []) + [theme], contexts: contexts, in: root)
  }

  /// Returns everything to the system's look.
  static func remove(from root: any ThemeRoot) {
    guard let live = of(root) else { return }
    live.change(to: [], contexts: [:], in: root)
    live.observer.removeFromSuperview()
    Attachment<LiveTheme>.set(nil, on: root)
  }

  private static func begin(in root: any ThemeRoot) -> LiveTheme {
    let live = LiveTheme(in: root)
    // A controller with a theme of its own drops the one around it.
    if let outer = (root as? UIViewController)?.themed?.theme {
      for object in LiveObjects(in: root, outer.binding).objects { outer.release(object.object) }
    }
    Attachment.set(live, on: root)
    root.observedView.insertSubview(live.observer, at: 0)
    return live
  }

  private func change(to themes: [Theme], contexts: ThemeContexts?, in root: any ThemeRoot) {
    let (old, oldBinding) = (layers, binding)
    if let contexts { binding = ContextBinding(contexts) }
    traits = traits(of: root)
    layers = themes.map { PlaceStyles($0, for: traits) }
    write(in: root, replacing: old, oldBinding)
  }

  /// Applies the row for the new traits if it is another.
  func traitsDidChange(in root: any ThemeRoot) {
    guard !isApplying, !layers.isEmpty else { return }
    let old = layers
    traits = traits(of: root)
    let new = old.map { PlaceStyles($0.theme, for: traits) }
    guard zip(new, old).contains(where: { $0.differs(from: $1) }) else {
      // The same colours may look different, and the status bar has to be read on them.
      root.topController?.askForStatusBar()
      return
    }
    layers = new
    write(in: root, replacing: old, binding)
  }

  /// The root's traits as they would be if its theme did not force light or dark on it.
  private func traits(of root: any ThemeRoot) -> Theme.Traits {
    var outside = Theme.Traits(root.traitCollection, os: .current)
    let forced = layers.reversed().lazy.compactMap { $0.style().userInterfaceStyle }.first
    guard Theme.OSVersion.current >= 13, let forced, forced != .unspecified else { return outside }
    outside.scheme = root.outerTraits.map { Theme.Traits($0, os: .current).scheme } ?? traits.scheme
    return outside
  }

  // MARK: Writing

  private func write(in root: any ThemeRoot, replacing old: [PlaceStyles], _ oldBinding: ContextBinding) {
    isApplying = true
    defer { isApplying = false }
    if let window = root as? UIWindow {
      writeProxies(replacing: old, oldBinding)
      Self.overlay(layers.map { $0.style() }, replacing: old.map { $0.style() }) { Self.write($0, replacing: $1, on: window) }
    }
    let live = LiveObjects(in: root, binding)
    for object in live.objects + applied.others(than: live.visited) { write(on: object, replacing: old) }
    root.topController?.askForStatusBar()
    root.topController?.askForVerticalBars()
  }

  private static func write(_ style: Theme.Style, replacing old: Theme.Style?, on window: UIWindow) {
    (style.window ?? Theme.WindowStyle()).apply(to: window, replacing: old?.window)
    if Theme.OSVersion.current >= 13, Change(new: style, old: old)[\.userInterfaceStyle].isAny {
      window.overrideUserInterfaceStyle = style.userInterfaceStyle?.uiKitValue ?? .unspecified
    }
  }

  /// Writes the styles for an object's place over each other. In a context, values set elsewhere are undone too, because proxies may have
  /// set them.
  private func write(on object: ThemedObject, replacing old: [PlaceStyles]) {
    let new = layers.map { $0[object.place] }
    var undone = applied.styles(on: object.object) ?? old.map { $0[object.place] }
    if object.place.context != nil {
      var place = object.place
      place.context = nil
      place.opensContext = false
      undone += (old + layers).map { $0[place] }
    }
    Self.overlay(new, replacing: undone) { ThemedObject.write($0, replacing: $1, on: object.object) }
    applied.note(new, on: object)
  }

  /// Applies the styles for an object's place, replacing those on record.
  func write(on object: ThemedObject) {
    guard let old = applied.styles(on: object.object) else { return write(on: object, replacing: []) }
    let new = layers.map { $0[object.place] }
    if old != new { Self.overlay(new, replacing: old) { ThemedObject.write($0, replacing: $1, on: object.object) } }
    applied.note(new, on: object)
  }

  /// Returns an object to the system's look and forgets it.
  private func release(_ object: AnyObject) {
    guard let old = applied.styles(on: object) else { return }
    Self.overlay([], replacing: old) { ThemedObject.write($0, replacing: $1, on: object) }
    applied.forget(object)
  }

  private func writeProxies(replacing old: [PlaceStyles], _ oldBinding: ContextBinding) {
    let proxies = ThemeProxies(container: nil, role: .proxy)
    Self.overlay(layers.map { $0.style() }, replacing: old.map { $0.style() }) { proxies.apply($0, replacing: $1) }
    for entry in oldBinding.entries {
      let proxies = ThemeProxies(container: entry.container, role: .proxy)
      for style in old.flatMap({ [$0.style(context: entry.context), $0.style()] }) {
        proxies.apply(Theme.Style(), replacing: style)
      }
    }
    for entry in binding.entries {
      let proxies = ThemeProxies(container: entry.container, role: .containedProxy)
      for layer in layers { proxies.apply(layer.style(context: entry.context), replacing: layer.style()) }
    }
  }

  /// Writes styles over each other, the first in place of the old ones.
  private static func overlay(_ new: [Theme.Style], replacing old: [Theme.Style], _ write: (Theme.Style, Theme.Style?) -> Void) {
    let first = new.first ?? Theme.Style()
    if old.isEmpty { write(first, nil) }
    for style in old { write(first, style) }
    for style in new.dropFirst() { write(style, nil) }
  }
}
