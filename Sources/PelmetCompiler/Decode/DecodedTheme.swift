internal import Pelmet
package import PelmetDiagnostics
package import PelmetSyntax
internal import PelmetTokens

/// One theme file, understood on its own: nothing in it has been looked up in another file.
package struct DecodedTheme: Sendable {
  /// The name of the file without `.theme.json`.
  package let name: String
  package let file: FileID
  /// The module whose directory the file is in.
  package let module: String
  package let root: JSONValue
  package var title: String?
  package var isAbstract = false
  var extends: NamedReference?
  var arguments: [Argument] = []
  var tokens: [TokenEntry] = []
  var inputs: [ModifierInput] = []
  package var parameters: [Parameter] = []
  package var colors: [ColorEntry] = []
  package var layer = Layer()
  package var contexts: [PlaceEntry] = []
  package var screens: [PlaceEntry] = []
  var rules: [Rule: RuleSetting] = [:]
  var waivers: [Waiver] = []
  /// Every name of an asset in the file.
  var assets: [AssetReference] = []
  /// Texts in the place of colours that may be names from another file, without braces; they were reported.
  var unreadColors: [JSONValue] = []
  /// Whether some part was reported and is missing.
  var isDamaged = false
  /// Names that were declared, but in a way that was reported; whoever refers to them is not at fault.
  var damagedNames: Set<String> = []
  /// Whether a whole section of names was reported, so that an unknown set of names is missing.
  var namesAreIncomplete = false

  /// The name of something declared elsewhere.
  struct NamedReference: Sendable {
    var name: String
    var source: JSONValue
  }

  /// The name of a colour set or image set.
  struct AssetReference: Sendable {
    var name: String
    var kind: AssetNames.Kind
    var source: JSONValue
  }

  /// A value for a parameter of the base, read as every kind: which kind it has to be, only the base says.
  struct Argument: Sendable {
    var name: String
    var keySpan: SourceSpan
    var source: JSONValue
    var readings: [Parameter.Kind: Reading]

    struct Reading: Sendable {
      /// `nil` when the findings say why.
      var value: Written?
      var findings: DiagnosticBag
    }
  }

  enum TokenEntry: Sendable {
    case file(NamedReference)
    case inline(JSONValue)
  }

  package struct ColorEntry: Sendable {
    package var name: String
    var keySpan: SourceSpan
    package var color: ColorExpression
    package var source: JSONValue
  }

  /// One context or one screen of a theme.
  package struct PlaceEntry: Sendable {
    package var name: String
    var keySpan: SourceSpan
    var source: JSONValue
    /// Screens only.
    var extends: NamedReference?
    /// Contexts only; `nil` when not written.
    var isIsolated: Bool?
    package var layer: Layer
  }
}

/// A parameter that a theme declares.
package struct Parameter: Sendable {
  /// The kind of the arguments.
  package enum Kind: String, Sendable, CaseIterable {
    case color, image, boolean, number
  }

  package var name: String
  package var kind: Kind
  package var keySpan: SourceSpan
  var source: JSONValue
  package var defaultValue: Written?

  /// Its `$description`.
  var documentation: String? { source["$description"]?.string }
}
