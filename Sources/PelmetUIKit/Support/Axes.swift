import Pelmet

#if canImport(UIKit)
  import UIKit
#else
  import ModelCore
#endif

// Each axis of a theme's property beside the case of UIKit's that it stands for. Cases that are `nil` are left out.

@MainActor
extension ByMetrics {
  func forEach(_ body: (UIBarMetrics, Value) -> Void) {
    if let value = `default` { body(.default, value) }
    if let compact { body(.compact, compact) }
    if let defaultPrompt { body(.defaultPrompt, defaultPrompt) }
    if let compactPrompt { body(.compactPrompt, compactPrompt) }
  }
}

@MainActor
extension ByPosition {
  func forEach(_ body: (UIBarPosition, Value) -> Void) {
    if let value = any { body(.any, value) }
    if let bottom { body(.bottom, bottom) }
    if let top { body(.top, top) }
    if let topAttached { body(.topAttached, topAttached) }
  }
}

@MainActor
extension ByState {
  func forEach(_ body: (UIControl.State, Value) -> Void) {
    if let normal { body(.normal, normal) }
    if let highlighted { body(.highlighted, highlighted) }
    if let disabled { body(.disabled, disabled) }
    if let selected { body(.selected, selected) }
    if let focused { body(.focused, focused) }
  }
}

@MainActor
extension ByIcon {
  func forEach(_ body: (UISearchBar.Icon, Value) -> Void) {
    if let search { body(.search, search) }
    if let clear { body(.clear, clear) }
    if let bookmark { body(.bookmark, bookmark) }
    if let resultsList { body(.resultsList, resultsList) }
  }
}

@MainActor
extension ByItemStyle {
  /// The value for items of any style, which UIKit sets without naming one, and the one for `style`.
  func forEach(matching style: UIBarButtonItem.Style, _ body: (UIBarButtonItem.Style?, Value) -> Void) {
    if let value = any { body(nil, value) }
    if let own = style == .done ? done : plain { body(style, own) }
  }
}
