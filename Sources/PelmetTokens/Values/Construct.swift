internal import PelmetDiagnostics
internal import PelmetSyntax

/// A construct that DTCG 2025.10 does not have and that is read as its tools mean it. In the order in which a remark names those that occur
/// equally often.
enum Construct: Int, CaseIterable, Sendable {
  case bareKey, colorText, channels, measureText, numberText, fontText, type, missingType, calculation, modifier, alpha, hex
  case reference, composite, copy, metadata, mode
  /// A token of a dialect, for which its ``Remark`` has words.
  case own

  /// In the singular and in the plural.
  var nouns: (one: String, many: String) {
    switch self {
    case .bareKey: ("key without \"$\"", "keys without \"$\"")
    case .colorText: ("colour as a text", "colours as texts")
    case .channels: ("colour with \"r\", \"g\" and \"b\"", "colours with \"r\", \"g\" and \"b\"")
    case .measureText: ("measure as a text or number", "measures as texts or numbers")
    case .numberText: ("number as a text", "numbers as texts")
    case .fontText: ("font in another spelling", "fonts in other spellings")
    case .type: ("type of another tool", "types of other tools")
    case .missingType: ("value without a type", "values without a type")
    case .calculation: ("calculation", "calculations")
    case .modifier: ("colour modifier", "colour modifiers")
    case .alpha: ("\"alpha\" beside a colour", "\"alpha\" beside colours")
    case .hex: ("\"hex\" that has not six digits", "\"hex\" that have not six digits")
    case .reference: ("reference in another spelling", "references in other spellings")
    case .composite: ("member that DTCG lacks", "members that DTCG lacks")
    case .copy: ("copy of a variable of another collection", "copies of variables of other collections")
    case .metadata: ("member that only describes", "members that only describe")
    case .mode: ("token with modes in an extension", "tokens with modes in an extension")
    case .own: ("token", "tokens")
    }
  }

  /// A construct, and where it is.
  struct Site: Sendable {
    var construct: Construct
    var span: SourceSpan
    var value: JSONValue
  }
}
