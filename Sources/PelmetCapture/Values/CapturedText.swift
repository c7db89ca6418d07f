import Foundation
import Pelmet
import PelmetReports
import PelmetUIKit

#if MODELCORE
  import ModelCore
#else
  import UIKit
#endif

@MainActor
extension CapturedTree {
  /// Text attributes as a theme writes them, without those that it has no name for. No attributes are the same as none.
  static func attributes(_ attributes: [NSAttributedString.Key: Any]?) -> CapturedTree {
    guard let attributes, !attributes.isEmpty else { return .empty(new: .object([])) }
    var members: [Member] = []
    func add(_ name: String, _ value: CapturedTree?) {
      if let value { members.append(Member(name, value)) }
    }
    add("foregroundColor", (attributes[.foregroundColor] as? UIColor).map { .color($0, clearIsNone: true) })
    add("font", (attributes[.font] as? UIFont).map(font))
    add("kern", points(attributes[.kern]))
    add("baselineOffset", points(attributes[.baselineOffset]))
    add("underlineStyle", line(attributes[.underlineStyle]))
    add("strikethroughStyle", line(attributes[.strikethroughStyle]))
    add("shadow", (attributes[.shadow] as? NSShadow).map(shadow))
    return .object(members)
  }

  /// A font: its text style, or its size and weight, and what is not the system's.
  static func font(_ font: UIFont) -> CapturedTree {
    let face = FontFace(font)
    let style = face.textStyle.flatMap { name in
      Theme.TextStyle.allCases.first { $0.uiKitValue == name && font == .preferredFont(forTextStyle: $0.uiKitValue) }
    }
    if let style { return .value(["textStyle": .string(style.rawValue)]) }
    let weight = Theme.FontWeight.named.first { abs($0.weight.uiKitValue.rawValue - face.weight.rawValue) < 0.005 }
    guard face.family != nil || weight != nil else {
      return .unknown(reason: "a weight of a font has no name", hash: font.hash)
    }
    return .value(
      .members([
        "size": .number(Double(font.pointSize)), "family": face.family.map { .string($0) },
        "weight": face.family == nil ? weight.map { .string($0.name) } : nil,
        "design": face.design == .default ? nil : .string(face.design.rawValue),
        "italic": font.fontDescriptor.symbolicTraits.contains(.traitItalic) ? .boolean(true) : nil,
      ]))
  }

  private static func points(_ value: Any?) -> CapturedTree? {
    switch value {
    case let number as Double: .number(number)
    case let number as CGFloat: .number(Double(number))
    case let number as Int: .number(Double(number))
    case let number as NSNumber: .number(number.doubleValue)
    default: nil
    }
  }

  /// The thickness of a line, its pattern, and whether it leaves out spaces.
  private static func line(_ value: Any?) -> CapturedTree? {
    guard case .value(.number(let number))? = points(value), let raw = Int(exactly: number), raw != 0 else { return nil }
    let thickness = ["single": 0x01, "thick": 0x02, "double": 0x09].first { $0.value == raw & 0xF }?.key
    let patterns = [0x100: "patternDot", 0x200: "patternDash", 0x300: "patternDashDot", 0x400: "patternDashDotDot"]
    let names = [thickness, patterns[raw & 0xF00], raw & 0x8000 == 0 ? nil : "byWord"].compactMap { $0 }
    return .value(names.count == 1 ? .string(names[0]) : .array(names.map { .string($0) }))
  }

  private static func shadow(_ shadow: NSShadow) -> CapturedTree {
    let color = (shadow.shadowColor as? UIColor).map { CapturedTree.color($0) }
    if let color, color.isClear { return .text("none") }
    var known: JSONTree?
    if case .color(let tree)? = color { known = tree }
    return .value(
      .members([
        "color": known,
        "offset": .array([.number(Double(shadow.shadowOffset.width)), .number(Double(shadow.shadowOffset.height))]),
        "blurRadius": .number(Double(shadow.shadowBlurRadius)),
      ]))
  }
}

/// The values of a font besides its size.
@MainActor
private struct FontFace {
  let textStyle: UIFont.TextStyle?
  let weight: UIFont.Weight
  let design: Theme.FontDesign
  /// `nil` for a font of the system.
  let family: String?

  init(_ font: UIFont) {
    #if MODELCORE
      let values = font.values
      (textStyle, weight, family) = (values.textStyle, values.weight, values.family)
      design = Theme.FontDesign.allCases.first { $0.uiKitValue == values.design } ?? .default
    #else
      let descriptor = font.fontDescriptor
      textStyle = (descriptor.object(forKey: .textStyle) as? String).map { UIFont.TextStyle(rawValue: $0) }
      let traits = descriptor.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any]
      let weight = UIFont.Weight((traits?[.weight] as? NSNumber).map { CGFloat($0.doubleValue) } ?? 0)
      let design = Theme.FontDesign.allCases.first { design in
        let system = UIFont.systemFont(ofSize: font.pointSize, weight: weight).fontDescriptor.withDesign(design.uiKitValue)
        return system.map { UIFont(descriptor: $0, size: 0).familyName } == font.familyName
      }
      (self.weight, self.design) = (weight, design ?? .default)
      family = design == nil ? font.familyName : nil
    #endif
  }
}
