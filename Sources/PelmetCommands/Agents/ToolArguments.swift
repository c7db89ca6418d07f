internal import ArgumentParser
internal import PelmetDiagnostics
internal import PelmetRPC
internal import PelmetReports
internal import PelmetSyntax

/// An argument that a tool takes.
struct ToolParameter {
  enum Kind {
    case text, texts, flag
    case number(ClosedRange<Int>)
    case choice([String])
    /// Texts by name.
    case map
  }

  let name: String
  let kind: Kind
  let note: String
  var isRequired = false

  init(_ name: String, _ kind: Kind, _ note: String, isRequired: Bool = false) {
    (self.name, self.kind, self.note, self.isRequired) = (name, kind, note, isRequired)
  }

  init<Choice: CaseIterable & RawRepresentable>(_ name: String, _ choice: Choice.Type, _ note: String)
  where Choice.RawValue == String {
    self.init(name, .choice(choice.allCases.map(\.rawValue)), note)
  }

  var schema: JSONTree {
    let type: JSONTree =
      switch kind {
      case .text: ["type": "string"]
      case .texts: ["type": "array", "items": ["type": "string"]]
      case .flag: ["type": "boolean"]
      case .number(let range):
        ["type": "integer", "minimum": .integer(range.lowerBound), "maximum": .integer(range.upperBound)]
      case .choice(let names): ["type": "string", "enum": .array(names.map { .string($0) })]
      case .map: ["type": "object", "additionalProperties": ["type": "string"]]
      }
    guard case .object(let members) = type else { return type }
    return .object(members + [.init("description", .string(note))])
  }

  fileprivate var noun: String {
    switch kind {
    case .text: "a string"
    case .texts: "an array of strings"
    case .flag: "true or false"
    case .number(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .choice(let names): names.map { "\"\($0)\"" }.joined(separator: ", ")
    case .map: "an object of strings"
    }
  }

  fileprivate func takes(_ value: JSONValue) -> Bool {
    switch kind {
    case .text: value.kind == .string
    case .texts: value.kind == .array && value.elements.allSatisfy { $0.kind == .string }
    case .flag: value.kind == .boolean
    case .number(let range): value.integer.map(range.contains) ?? false
    case .choice(let names): value.string.map(names.contains) ?? false
    case .map: value.kind == .object && value.members.allSatisfy { $0.value.kind == .string }
    }
  }
}

/// The arguments of a call, each of the kind that the tool takes.
struct ToolArguments {
  private let value: JSONValue?

  init(_ value: JSONValue?, of tool: any AgentTool.Type) throws(ToolFailure) {
    self.value = value?.kind == .null ? nil : value
    guard value == nil || value?.kind == .object || value?.kind == .null else {
      throw ToolFailure("the arguments of '\(tool.name)' are an object; fix: write { }")
    }
    for member in value?.members.map({ $0 }) ?? [] {
      guard let parameter = tool.parameters.first(where: { $0.name == member.name }) else {
        let names = tool.parameters.map(\.name)
        let nearest = SpellingSuggestion.nearest(to: member.name, among: names).map { [$0] } ?? names
        throw ToolFailure(
          "'\(VisibleText.shortened(member.name))' is not an argument of '\(tool.name)'; fix: "
            + (nearest.isEmpty ? "leave it out" : "write \(nearest.map { "\"\($0)\"" }.joined(separator: ", "))"))
      }
      guard parameter.takes(member.value) else {
        throw ToolFailure("expected \(parameter.noun) for '\(parameter.name)'; fix: write that, or leave it out")
      }
    }
    if let missing = tool.parameters.first(where: { $0.isRequired && value?[$0.name] == nil }) {
      throw ToolFailure("'\(missing.name)' is missing; fix: add \"\(missing.name)\": \(missing.note)")
    }
  }

  func text(_ name: String) -> String? { value?[name]?.string }
  func texts(_ name: String) -> [String] { value?[name]?.elements.compactMap(\.string) ?? [] }
  func flag(_ name: String) -> Bool { value?[name]?.boolean ?? false }
  func number(_ name: String) -> Int? { value?[name]?.integer }
  func map(_ name: String) -> [(name: String, value: String)] {
    value?[name]?.members.map { ($0.name, $0.value.string ?? "") } ?? []
  }

  /// The options of a command that some of the arguments replace.
  func options<Options: ParsableArguments>(
    _ type: Options.Type, of parameters: [ToolParameter]
  ) throws(ToolFailure) -> Options {
    do {
      return try Options.parse(words(of: parameters))
    } catch {
      throw ToolFailure(Options.message(for: error))
    }
  }

  /// Arguments as the options of a command line: `textSize` as `--text-size`.
  private func words(of parameters: [ToolParameter]) -> [String] {
    parameters.flatMap { parameter -> [String] in
      guard let text = text(parameter.name) ?? number(parameter.name).map(String.init) else { return [] }
      let option = parameter.name.reduce(into: "--") { option, character in
        option += character.isUppercase ? "-\(character.lowercased())" : String(character)
      }
      // In one word, a value that begins with a hyphen is no option.
      return ["\(option)=\(text)"]
    }
  }

  /// A page of a list, and the members that say where the next one begins.
  func page(_ items: [JSONTree], called name: String) throws(ToolFailure) -> [JSONTree.Member] {
    do {
      let (page, next) = try Page(value?["cursor"], size: number("limit") ?? Page.usual).of(items)
      return [.init(name, .array(page))] + (next.map { [.init("nextCursor", .string($0))] } ?? [])
    } catch {
      throw ToolFailure("\(error.message); fix: ask again without \"cursor\"")
    }
  }
}
