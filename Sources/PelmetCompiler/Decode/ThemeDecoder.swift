internal import Pelmet
internal import PelmetDiagnostics
internal import PelmetSyntax

/// Reads theme files. Local: never looks at another file. Every mistake is reported, at the narrowest place, and decoding goes on.
struct ThemeDecoder {
  /// The module whose assets an unqualified name means.
  let module: String
  /// The colours of the module's asset catalogues; `nil` when nobody has read them.
  var colorSets: ColorSets?
  /// Whether the file is `pelmet.json`.
  var isSettings = false
  /// The number of unknown keys so far.
  var unknownKeys = 0
  /// The number of mistakes for which what was meant was searched, or would have been.
  var searches = 0
  /// The members of the object in which an unknown key was last looked at.
  var lastObject: (span: SourceSpan, keys: Set<String>)?
  /// The names that the theme itself gives, with the noun of each: colour or parameter.
  var names: [String: String] = [:]
  /// The same names, for searches.
  var nameList = NameList([])
  var diagnostics = DiagnosticBag()
  /// Adaptive values of kinds other than colour, which become conditions of the layer being read.
  var conditional: [(condition: Theme.Condition, path: [Step], content: LayerObject.Content)] = []
  /// The names of assets that were read.
  var assets: [DecodedTheme.AssetReference] = []
  /// Texts that were reported because they are no colours, and nothing else that the file tells.
  var unreadColors: [JSONValue] = []
  var misreadColors = 0
  /// The keys from the layer's style to the place being read.
  var path: [Step] = []

  struct Step {
    var field: Int
    /// The member of the file under whose key the field stands.
    var source: JSONValue
    var isImplied: Bool
  }

  /// The theme in a document; `nil` when it is no theme of this version.
  static func decode(
    _ document: JSONDocument, name: String, module: String, colorSets: ColorSets? = nil, into diagnostics: inout DiagnosticBag
  ) -> DecodedTheme? {
    var decoder = ThemeDecoder(module: module, colorSets: colorSets)
    let theme = decoder.theme(document, name: name)
    diagnostics.add(contentsOf: decoder.diagnostics)
    return theme
  }

  private mutating func theme(_ document: JSONDocument, name: String) -> DecodedTheme? {
    let root = document.root
    guard root.kind == .object else {
      wrongKind(root, "expected a theme: an object such as { \"pelmet\": 1 }")
      return nil
    }
    guard !reportIfTokens(root, name: name), supportsVersion(root) else { return nil }
    var theme = DecodedTheme(name: name, file: document.file, module: module, root: root)
    if !ThemeName.isValid(name) {
      let start = SourceSpan(file: document.file, start: 0, end: 0)
      diagnostics.add(
        Diagnostic(
          .invalidName, at: .span(start), pointer: "",
          "'\(name)' cannot be the name of a theme; \(ThemeName.rule)"))
      theme.isDamaged = true
    }
    for (section, noun) in [("colors", "colour"), ("parameters", "parameter")] {
      for name in root[section]?.members.map(\.name) ?? [] { names[name] = noun }
    }
    nameList = NameList(names.keys.sorted())
    let style = layer(root, called: "a theme") { decoder, member in decoder.header(member, of: &theme) }
    theme.layer = style
    theme.assets = assets
    theme.unreadColors = unreadColors
    theme.isDamaged = theme.isDamaged || diagnostics.hasErrors
    return theme
  }

  private mutating func supportsVersion(_ root: JSONValue) -> Bool {
    guard let version = root["pelmet"] else {
      missingKey("pelmet", in: root, "the version of the format", "1")
      return true
    }
    guard let number = version.number else {
      let isOne = version.string.flatMap(ValueText.number) == 1
      wrongKind(version, "expected 1, the version of the format", isOne ? Rewrite(1) : nil)
      return true
    }
    guard number == 1 else {
      diagnostics.add(
        Diagnostic(.unsupportedVersion, at: version, "this release of Pelmet reads version 1 of the format"))
      return false
    }
    return true
  }

  /// The keys of a theme that are not sections; `false` when the key is none of them.
  private mutating func header(_ member: JSONMember, of theme: inout DecodedTheme) -> Bool {
    let value = member.value
    switch member.name {
    case "pelmet": break
    case "title": theme.title = string(value, "expected a string for 'title'")
    case "abstract": theme.isAbstract = boolean(value) ?? false
    case "extends": theme.extends = base(value).map { .init(name: $0, source: value) }
    case "arguments": theme.arguments = arguments(value)
    case "tokens": theme.tokens = tokens(value)
    case "inputs": theme.inputs = inputs(value)
    case "parameters": parameters(value, of: &theme)
    case "colors": colors(value, of: &theme)
    case "contexts": theme.contexts = places(value, isScreen: false)
    case "screens": theme.screens = places(value, isScreen: true)
    case "rules": theme.rules = ruleSettings(value)
    case "waive": theme.waivers = waivers(value)
    default: return false
    }
    return true
  }

  /// The keys that ``header(_:of:)`` reads, for suggestions.
  static let headerKeys = [
    "pelmet", "title", "abstract", "extends", "arguments", "tokens", "inputs", "parameters", "colors", "contexts", "screens",
    "rules", "waive", "when",
  ]
}
