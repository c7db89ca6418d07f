import Foundation

/// The tokens of one context of a set as its files say them, of each path the last: a reading of its own, so that the tests of values do
/// not lean on the code that they test. For dialects whose groups are objects: not for Figma's answers, Spectrum and Theo.
struct TokenSources {
  /// A token, and the types of the groups around it, outermost first.
  struct Declaration {
    var object: [String: Any]
    var groupTypes: [String?]
  }

  private(set) var declarations: [String: Declaration] = [:]

  /// - Parameter files: Paths below the set's folder, each with a pointer to one of its members or without, in their order.
  init(_ set: String, files: [String]) throws {
    var known: [String: [String: Any]] = [:]
    for file in files {
      let parts = file.split(separator: "#/", maxSplits: 1).map(String.init)
      if known[parts[0]] == nil {
        let root = try JSONSerialization.jsonObject(with: Data(try Fixtures.bytes("tokens/\(set)/\(parts[0])")))
        known[parts[0]] = root as? [String: Any]
      }
      var root = known[parts[0]]
      if parts.count > 1 { root = root?[parts[1].replacingOccurrences(of: "~1", with: "/")] as? [String: Any] }
      read(root ?? [:], path: [], types: [])
    }
  }

  private mutating func read(_ group: [String: Any], path: [String], types: [String?]) {
    let types = types + [(group["$type"] ?? group["type"]) as? String]
    for (name, member) in group {
      guard !name.hasPrefix("$") || name == "$root", let object = member as? [String: Any] else { continue }
      if Self.isToken(object) {
        declarations[(path + [name]).joined(separator: ".")] = Declaration(object: object, groupTypes: types)
      } else {
        read(object, path: path + [name], types: types)
      }
    }
  }

  static func isToken(_ object: [String: Any]) -> Bool {
    object["$value"] != nil || object["value"].map { !($0 is [String: Any]) || object["type"] is String } == true
  }

  /// The paths that a token needs, its own first; `nil` where one of them is no token.
  func closure(of path: String) -> [String]? {
    var result: [String] = []
    var pending = [path]
    while let next = pending.popLast() {
      guard !result.contains(next) else { continue }
      guard let declaration = declarations[next] else { return nil }
      result.append(next)
      pending += Self.references(in: declaration.object).reversed()
    }
    return result
  }

  /// The references in a token's value, and in its modifier.
  private static func references(in object: [String: Any]) -> [String] {
    let studio = (object["$extensions"] as? [String: Any])?["studio.tokens"] as? [String: Any]
    var texts: [String] = []
    var pending: [Any] = [object["$value"] ?? object["value"], object["alpha"], studio?["modify"]].compactMap { $0 }
    for table in ["org.primer.overrides", "mode", "carbon.themes"] {
      ((object["$extensions"] as? [String: Any])?[table]).map { pending.append($0) }
    }
    while let value = pending.popLast() {
      if let text = value as? String { texts.append(text) }
      if let members = value as? [String: Any] { pending += members.sorted { $0.key > $1.key }.map(\.value) }
      if let elements = value as? [Any] { pending += elements.reversed() }
    }
    return texts.flatMap { text in
      text.matches(of: /\{([^{}]*)\}/).map { match in
        let path = match.output.1.trimmingCharacters(in: .whitespaces)
        return path.hasSuffix(".value") ? String(path.dropLast(".value".count)) : path
      }
    }
  }
}

extension TokenSources {
  /// The files of a context in their order, as the set's resolver names them; of sets without one as their themes mean them.
  static func files(_ set: String, context: String) throws -> [String] {
    switch set {
    case "own-dialects": return ownFiles[context] ?? []
    case "bcgov": return ["surface", "support", "icons", "layout", "typography"].map { "input/tokens.json#/\($0)" }
    case "gcds": return Fixtures.files(below: "tokens/gcds/tokens", ending: ".json").sorted().map { "tokens/\($0)" }
    default: break
    }
    guard let name = Fixtures.names(in: "tokens/\(set)").first(where: { $0.hasSuffix(".resolver.json") }) else { return [] }
    let root = try JSONSerialization.jsonObject(with: Data(try Fixtures.bytes("tokens/\(set)/\(name)"))) as? [String: Any] ?? [:]
    return (root["resolutionOrder"] as? [[String: Any]] ?? []).flatMap { step -> [String] in
      let pointer = (step["$ref"] as? String ?? "").split(separator: "/").map(String.init)
      guard pointer.count == 3, let part = (root[pointer[1]] as? [String: Any])?[pointer[2]] as? [String: Any] else { return [] }
      let contexts = part["contexts"] as? [String: Any]
      let sources = part["sources"] ?? contexts?[pointer[2] == "theme" ? context : part["default"] as? String ?? ""]
      return (sources as? [[String: Any]] ?? []).compactMap { source in
        (source["$ref"] as? String).map { $0.hasPrefix("./") ? String($0.dropFirst(2)) : $0 }
      }
    }
  }

  private static let ownFiles = [
    "metadata": ["metadata/tokens.json"],
    "figma-native/Dark": ["figma-native/Palette.tokens.json", "figma-native/Dark.tokens.json"],
    "style-dictionary-3": ["style-dictionary-3/tokens.json"],
    "tokens-studio-single/Light": ["tokens-studio-single/tokens.json#/Core", "tokens-studio-single/tokens.json#/Light"],
    "tokens-studio-single/Dark": ["tokens-studio-single/tokens.json#/Core", "tokens-studio-single/tokens.json#/Dark"],
    "tokens-studio-brands/north": ["tokens-studio-brands/tokens.json#/base", "tokens-studio-brands/tokens.json#/north"],
    "no-tokens": ["no-tokens/color.json"],
  ]
}
