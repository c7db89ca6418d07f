/// A type as a file writes it: one of DTCG's, or one of another tool with the type of DTCG that it stands for.
struct WrittenType: Hashable, Sendable {
  /// The meaning of a percentage in texts of the type.
  enum Percentage: Hashable, Sendable {
    case nothing
    /// A hundredth: of opacity, or of the font's size for a line height.
    case share
    /// A hundredth of the font's size, which is known in a typography alone.
    case fontSize
  }

  /// The name in the file.
  var name: String
  /// `nil` where the value decides: `other`, and names that nobody knows.
  var type: TokenType?
  var percentage = Percentage.nothing
  /// Whether the values of the type are nothing that bars have: texts, files, cases of letters.
  var hasNoValue = false
  /// Whether a typography has a use for values that nothing else has, such as `-2%`, `AUTO` and `italic`.
  var isOfFonts = false

  /// Whether the name is DTCG's own.
  var isStandard: Bool { type?.rawValue == name }

  /// Whether it is one of the names by which the transforms of Style Dictionary choose tokens, not one of a design tool.
  var isOfTransforms: Bool { ["size", "fontSize", "time"].contains(name) }

  /// Whether some tool has the name, or it is one that says nothing.
  var isKnown: Bool { type != nil || hasNoValue || Self.decidedByValue.contains(Self.key(name)) }

  init(_ type: TokenType) { (name, self.type) = (type.rawValue, type) }

  init(_ name: String) {
    self.name = name
    if let standard = TokenType(rawValue: name) {
      type = standard
      return
    }
    let key = Self.key(name)
    guard let row = Self.rows[key] ?? (key.hasSuffix("s") ? Self.rows[String(key.dropLast())] : nil) else { return }
    (type, percentage, hasNoValue) = (row.type, row.percentage, row.type == nil)
    isOfFonts = ["lineheight", "letterspacing", "fontstyle"].contains(where: key.hasPrefix)
  }

  /// A name without case, dashes and blanks, which the tools do not agree on.
  private static func key(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  private struct Row {
    var type: TokenType?
    var percentage = Percentage.nothing
  }

  /// By the singular, but for `fontFamilies` and `opacities`.
  private static let rows: [String: Row] = {
    var rows: [String: Row] = [
      "lineheight": Row(type: .number, percentage: .share), "opacity": Row(type: .number, percentage: .share),
      "opacities": Row(type: .number, percentage: .share), "letterspacing": Row(type: .dimension, percentage: .fontSize),
    ]
    let types: [(TokenType, [String])] = [
      (.color, ["color"]),
      (
        .dimension,
        [
          "dimension", "spacing", "sizing", "size", "borderradius", "borderwidth", "fontsize", "paragraphspacing",
          "paragraphindent",
        ]
      ),
      (.number, ["number", "multiplier", "math"]), (.fontFamily, ["fontfamily", "fontfamilies"]), (.fontWeight, ["fontweight"]),
      (.duration, ["duration", "time"]), (.cubicBezier, ["cubicbezier"]), (.strokeStyle, ["strokestyle"]), (.border, ["border"]),
      (.transition, ["transition"]), (.shadow, ["shadow", "boxshadow"]), (.gradient, ["gradient", "lineargradient"]),
      (.typography, ["typography"]),
    ]
    for (type, names) in types { for name in names { rows[name] = Row(type: type) } }
    let withoutValue = [
      "textcase", "textdecoration", "fontstyle", "borderstyle", "asset", "boolean", "text", "string", "content", "file", "image",
      "object", "themevariant", "composition",
    ]
    for name in withoutValue { rows[name] = Row(type: nil) }
    return rows
  }()

  /// Names of tools and teams that leave it to the value.
  private static let decidedByValue: Set<String> = ["other", "component", "internal", "font", "breakpoint", "alias", ""]
}
