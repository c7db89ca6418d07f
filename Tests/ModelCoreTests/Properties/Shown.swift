@testable import ModelCore

/// How a value reads: `nil`, a case's name, a number, `zero` for insets and offsets, `empty` for attributes.
@MainActor
func shown<Value>(_ value: Value?) -> String {
  guard let value else { return "nil" }
  return switch value {
  case let number as CGFloat: String(Double(number))
  case let number as Int: String(Double(number))
  case let offset as UIOffset: offset == .zero ? "zero" : "\(offset)"
  case let insets as UIEdgeInsets: insets == .zero ? "zero" : "\(insets)"
  case let attributes as [NSAttributedString.Key: Any]: attributes.isEmpty ? "empty" : "\(attributes)"
  case let color as UIColor: systemName(color)
  case let effect as UIBlurEffect: "\(effect.style)"
  case let appearance as UIBarAppearance: look(appearance)
  case let appearance as UIBarButtonItemAppearance: "\(appearance.style)"
  case let appearance as UITabBarItemAppearance: "\(appearance.style)"
  case let style as UIScrollEdgeEffect.Style: style == .automatic ? "automatic" : "other"
  case let priority as UIBarButtonItemVisibilityPriority: priority == .standard ? "standard" : "other"
  default: "\(value)"
  }
}

/// A system colour's own name.
@MainActor
private func systemName(_ color: UIColor) -> String {
  if case .system(let name) = color.source { return name }
  return color == SystemLook.current.barShadow ? "barShadow" : "\(color)"
}

/// Whether an appearance is as a new one.
@MainActor
private func look(_ appearance: UIBarAppearance) -> String {
  let fresh = UIBarAppearance()
  let isDefault = appearance.backgroundEffect == fresh.backgroundEffect && appearance.shadowColor == fresh.shadowColor
  return isDefault && appearance.backgroundColor == nil ? "default look" : "\(appearance)"
}

/// The values that the catalogue describes in prose.
let prose: [String: String] = [
  "inferred: true when no custom background image or when that image has any pixel with alpha<1, else false": "true",
  "inferred from image alpha, true when none": "true",
  "inferred: true unless opaque custom backgroundImage": "true",
  "inferred": "true",
  "default (= prominent)": "default",
  "inherited (system tint)": "systemBlue",
  "default-configured instance": "default look",
  "system bar material": "systemChromeMaterial",
  "system separator-like": "barShadow",
  "device idiom": "phone",
  "empty (font/colour filled in by system)": "empty",
  "system chevron": "chevron.backward",
  "system chevron mask": "chevron.backward",
  "prominent/done": "done",
  "prominent": "done",
  "derived from buttonAppearance": "plain",
  "style default": "empty",
  "synthesized from normal": "empty",
  "synthesized from highlighted": "empty",
  "image": "nil",
]
