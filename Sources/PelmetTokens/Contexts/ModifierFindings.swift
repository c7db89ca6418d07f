internal import Pelmet
internal import PelmetDiagnostics
internal import PelmetSyntax

/// The findings about modifiers and what themes choose of them.
enum ModifierFindings {
  /// A modifier of which a theme chooses nothing.
  /// - Parameter isNeeded: Whether it cannot be left out.
  static func missingInput(
    _ modifier: ResolverDocument.Modifier, _ names: [String], at source: ListedTokens, isNeeded: Bool
  ) -> Diagnostic {
    let name = JSONText.string(modifier.name)
    let one = "\"inputs\": { \(name): \(JSONText.string(names.first ?? "")) }"
    let rest = isNeeded ? "" : ", or null, which leaves the group out"
    let fix = ContextLooks(names).map { looks in
      "add \"inputs\": { \(name): \(looks.json) }, or one \(modifier.noun.rawValue) for all\(rest)"
    }
    let subject = modifier.noun == .context ? "the modifier '\(modifier.name)'" : "'\(modifier.name)'"
    return Diagnostic(
      .missingInput, at: source.entry,
      "\(subject) has no default and no input; its \(modifier.noun.rawValue)s are \(list(quoted(names), "and"))",
      fix: fix ?? "add \(one), or another \(modifier.noun.rawValue)\(rest)")
  }

  /// `null` for a modifier that is no group.
  static func cannotLeaveOut(_ input: ModifierInput, _ names: [String]) -> Diagnostic {
    Diagnostic(
      .wrongKind, at: input.source,
      "null leaves out a group of themes, and '\(input.name)' is none; expected \(choice(names))")
  }

  /// A group that no input names, and that replaces tokens of one that an input names.
  static func unchosen(_ group: String, replacing count: Int, of chosen: ModifierInput) -> Diagnostic {
    let member = "\(JSONText.string(group)): null"
    let end = SourceSpan(file: chosen.source.span.file, start: Int(chosen.source.span.end), end: Int(chosen.source.span.end))
    return Diagnostic(
      .unchosenGroup, at: chosen.source,
      "'\(group)', which nothing chooses, replaces \(count == 1 ? "1 token" : "\(grouped(count)) tokens") of '\(chosen.name)'",
      fixIts: [.init("add \(member), which leaves it out", edits: [.init(end, ", \(member)")], changesLook: true)])
  }

  /// A context that holds in light and dark although there is one for each; by default.
  static func fixed(
    _ modifier: ResolverDocument.Modifier, _ names: [String], chosen: String, of source: ListedTokens
  ) -> Diagnostic? {
    guard let looks = ContextLooks(names, like: chosen) else { return nil }
    let member = "\(JSONText.string(modifier.name)): \(looks.json)"
    return Diagnostic(
      .fixedContext, at: source.entry, fixed(modifier, looks, chosen),
      fixIts: source.theme.flatMap { addition(of: member, to: $0) }.map { [$0] } ?? [],
      fix: "add \"inputs\": { \(member) } to follow the device")
  }

  /// The same by an input.
  static func fixed(
    _ modifier: ResolverDocument.Modifier, _ names: [String], chosen: String, by input: ModifierInput
  ) -> Diagnostic? {
    guard let looks = ContextLooks(names, like: chosen) else { return nil }
    return Diagnostic(
      .fixedContext, at: input.source, fixed(modifier, looks, chosen),
      fixIts: [.init("write \(looks.json)", edits: [.init(input.source.span, looks.json)], changesLook: true)])
  }

  private static func fixed(_ modifier: ResolverDocument.Modifier, _ looks: ContextLooks, _ chosen: String) -> String {
    let both = "\(JSONText.string(looks.light)) and \(JSONText.string(looks.dark))"
    return "'\(modifier.name)' has the \(modifier.noun.rawValue)s \(both), and only \(JSONText.string(chosen)) is used: "
      + "the theme does not follow the device"
  }

  /// A file for one scheme by its name, which holds in both.
  static func fixed(_ look: FileLook, at entry: JSONValue) -> Diagnostic {
    let other = look.scheme == .light ? "dark" : "light"
    return Diagnostic(
      .fixedContext, at: entry,
      "by its name '\(look.name)' is for \(look.scheme.rawValue), and it is used in light and dark: the theme does not follow the device",
      fix: "add the file for \(other), or \"userInterfaceStyle\": \"\(look.scheme.rawValue)\"")
  }

  /// Files that are contexts because their names are words for light and dark.
  static func toldByName(_ modes: Modes, at entry: JSONValue) -> Diagnostic {
    let files = modes.toldByName
    let names = files.count <= 2 ? files.map { "'\($0)'" } : files.prefix(2).map { "'\($0)'" } + ["\(files.count - 2) more"]
    return Diagnostic(.legacyTokenSyntax, at: entry, "\(list(names, "and")) are read as light and dark, by their names")
  }

  /// Modes in extensions that no context of a resolver is called after, and no input chooses.
  static func unchosen(_ modes: [String], _ site: JSONMember, tokens: Int, canBeChosen: Bool = true) -> Diagnostic {
    let what = tokens == 1 ? "1 token" : "\(grouped(tokens)) tokens"
    return Diagnostic(
      .unchosenModes, atKeyOf: site,
      "\(what) of this file \(tokens == 1 ? "has" : "have") values in modes that nothing chooses: \(list(quoted(modes), "and"))",
      fix: canBeChosen
        ? "add \"inputs\": { \"mode\": \(JSONText.string(modes[0])) } for one of them, or keep the tokens' own values"
        : "use them in no theme, or move them to a token of their own")
  }

  /// Extensions with keys for light and dark that are not all values of their tokens.
  static func noModes(_ site: JSONMember, tokens: Int) -> Diagnostic {
    let subject = tokens == 1 ? "of 1 token has" : "of \(grouped(tokens)) tokens has"
    return Diagnostic(
      .unchosenModes, atKeyOf: site,
      "'\(site.name)' \(subject) keys for light and dark, but not a value of the token for each; the token's own is used",
      fix: "write values that the token can have, or rename the keys")
  }

  /// An input for a modifier that there is not.
  static func unknownInput(_ input: ModifierInput, meant: String?, among modifiers: [String]) -> Diagnostic {
    let isTrait = TraitModifier.Trait(rawValue: input.name) != nil
    let suggestion = isTrait ? nil : meant
    let allowed = suggestion == nil && !modifiers.isEmpty ? "; expected \(choice(modifiers))" : ""
    return Diagnostic(
      .unknownCase, at: .span(input.keySpan), pointer: input.source.pointer,
      isTrait
        ? "'\(input.name)' is decided by the traits, not by an input"
        : "'\(input.name)' is not a modifier of any resolver of this theme" + allowed,
      fixIts: suggestion.map { [.renaming(input.keySpan, to: $0)] } ?? [],
      suggestion: suggestion, fix: isTrait ? "remove it" : nil)
  }

  /// A context of a trait's modifier that is no case of the trait.
  static func unknownTraitContext(_ context: ResolverDocument.Context, _ trait: TraitModifier.Trait) -> Diagnostic {
    let site = Diagnostic.Location.span(context.site.keySpan ?? context.site.span)
    let names: [String]
    switch trait {
    case .scheme: names = Theme.Traits.Scheme.allCases.map(\.rawValue)
    case .contrast: names = Theme.Traits.Contrast.allCases.map(\.rawValue)
    case .idiom: names = Theme.Traits.Idiom.allCases.map(\.rawValue)
    case .os:
      return Diagnostic(
        .wrongKind, at: site, pointer: context.site.pointer,
        "expected a range of iOS versions such as \">=26\", \"<26\" or \">=15 <26\", or a version such as \"26\"")
    }
    // A context for each scheme is more than a modifier of one trait can say.
    let isLook = trait == .contrast && ContextLook(context.name) != nil
    return Diagnostic(
      .unknownCase, at: site, pointer: context.site.pointer,
      "'\(context.name)' is not a context of \"\(trait.rawValue)\"; expected \(choice(names))",
      suggestion: SpellingSuggestion.nearest(to: context.name, among: names),
      fix: isLook ? "write one modifier of four contexts, and choose them in \"inputs\" by { \"light\": … }" : nil)
  }

  // MARK: Texts

  /// The edit that adds an input to a theme.
  private static func addition(of member: String, to theme: JSONValue) -> Diagnostic.FixIt? {
    let (offset, text): (UInt32, String)
    if let inputs = theme["inputs"] {
      guard inputs.kind == .object else { return nil }
      let space = inputs.spaceAfterBracket
      let isEmpty = inputs.count == 0
      offset = inputs.span.start + 1 + (isEmpty ? 0 : UInt32(space.utf8.count))
      text = isEmpty ? " \(member) " : "\(member),\(space.isEmpty ? " " : space)"
    } else {
      guard let tokens = theme["tokens"] else { return nil }
      let space = theme.spaceAfterBracket
      offset = tokens.span.end
      text = ",\(space.isEmpty ? " " : space)\"inputs\": { \(member) }"
    }
    let place = SourceSpan(file: theme.span.file, start: Int(offset), end: Int(offset))
    return Diagnostic.FixIt("add \"inputs\": { \(member) }", edits: [.init(place, text)], changesLook: true)
  }

  /// All names if they are few, else some of them.
  private static func quoted(_ names: [String]) -> [String] {
    let all = names.map(JSONText.string)
    return all.count <= 4 || all.reduce(0) { $0 + $1.count + 2 } <= 60 ? all : all.prefix(3) + ["\(all.count - 3) others"]
  }
}
