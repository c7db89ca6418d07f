internal import PelmetRPC
internal import PelmetReports
internal import PelmetSyntax
internal import PelmetWorkspace

extension Session {
  /// The file, its text and the byte that a message is about.
  private func place(_ parameters: Parameters) throws(MessageError) -> (path: String, offset: Int, text: TextPositions) {
    let path = try parameters.document()
    let text = try openText(path)
    return (path, text.offset(of: try parameters.position()), text)
  }

  /// `textDocument/definition`.
  func definition(_ parameters: Parameters) throws(MessageError) -> JSONTree {
    let (path, offset, _) = try place(parameters)
    return locations(workspace.definitions(in: path, at: offset))
  }

  /// `textDocument/references`.
  func references(_ parameters: Parameters) throws(MessageError) -> JSONTree {
    let (path, offset, _) = try place(parameters)
    let withDeclarations = parameters["context", "includeDeclaration"]?.boolean ?? true
    return locations(workspace.references(in: path, at: offset, withDeclarations: withDeclarations))
  }

  /// `textDocument/prepareRename`.
  func renamable(_ parameters: Parameters) throws(MessageError) -> JSONTree {
    let (path, offset, text) = try place(parameters)
    guard let name = workspace.renamableName(in: path, at: offset) else { return .null }
    return ["range": .range(text.range(name.range)), "placeholder": .string(name.text)]
  }

  /// `textDocument/rename`.
  func rename(_ parameters: Parameters) throws(MessageError) -> JSONTree {
    let (path, offset, _) = try place(parameters)
    guard let name = parameters["newName"]?.string else { throw .invalidParameters("there is no new name") }
    do throws(RenameFailure) {
      return try edit(workspace.rename(in: path, at: offset, to: name))
    } catch {
      throw MessageError(-32803, error.message)
    }
  }

  /// `workspace/willRenameFiles`: the edits that keep themes extending one whose file gets another name.
  func willRenameFiles(_ parameters: Parameters) -> JSONTree {
    let renamings = (parameters["files"].map { Array($0.elements) } ?? []).compactMap { file -> Renaming? in
      guard let old = file["oldUri"]?.string.flatMap(FileURI.path), let new = file["newUri"]?.string.flatMap(FileURI.path) else {
        return nil
      }
      return workspace.renamingTheme(from: old, to: new)
    }
    let edits = renamings.reduce(into: [:]) { edits, renaming in edits.merge(renaming.edits) { $0 + $1 } }
    return edits.isEmpty ? .null : workspaceEdit(edits) { workspace.text(of: $0) }
  }

  private func edit(_ renaming: Renaming) throws(RenameFailure) -> JSONTree {
    guard let file = renaming.file else { return workspaceEdit(renaming.edits) { workspace.text(of: $0) } }
    guard abilities.renamesFiles else {
      throw RenameFailure(message: "a theme has the name of its file, and this editor renames no file that a server asks it to")
    }
    return workspaceEdit(renaming.edits, renaming: file) { workspace.text(of: $0) }
  }

  /// `textDocument/hover`.
  func hover(_ parameters: Parameters) throws(MessageError) -> JSONTree {
    let (path, offset, text) = try place(parameters)
    guard let hover = workspace.hover(in: path, at: offset) else { return .null }
    let isMarkdown = abilities.readsMarkdown
    let lines = hover.lines.map { line in line.pieces.map { Self.text($0, isMarkdown) }.joined() }
    return [
      "contents": [
        "kind": .string(isMarkdown ? "markdown" : "plaintext"),
        "value": .string(lines.joined(separator: isMarkdown ? "\n\n" : "\n")),
      ],
      "range": .range(text.range(hover.range)),
    ]
  }

  private static func text(_ piece: Hover.Line.Piece, _ isMarkdown: Bool) -> String {
    switch piece {
    case .words(let words) where isMarkdown:
      words.reduce(into: "") { text, character in text += "\\`*_[]<>#|".contains(character) ? "\\\(character)" : "\(character)" }
    case .code(let code) where isMarkdown: code.contains("`") ? "`` \(code) ``" : "`\(code)`"
    case .words(let text), .code(let text): text
    }
  }

  // MARK: - Places

  /// The places in files, whether they are open or not.
  func locations(_ places: [TextPlace]) -> JSONTree {
    var texts: [String: TextPositions] = [:]
    return .array(places.map { location($0, &texts) })
  }

  private func location(_ place: TextPlace, _ texts: inout [String: TextPositions]) -> JSONTree {
    let text = texts[place.path] ?? TextPositions(workspace.text(of: place.path) ?? [], abilities.encoding)
    texts[place.path] = text
    return ["uri": .string(FileURI.text(place.path)), "range": .range(text.range(place.range))]
  }

  // MARK: - Outlines, colours, links

  /// `textDocument/documentSymbol`.
  func symbols(_ parameters: Parameters) throws(MessageError) -> JSONTree {
    let path = try parameters.document()
    return Self.symbols(workspace.outline(of: path), try openText(path))
  }

  /// No deeper than the outline.
  private static func symbols(_ items: [OutlineItem], _ text: TextPositions) -> JSONTree {
    .array(
      items.map { item in
        [
          "name": .string(item.name.isEmpty ? " " : item.name), "kind": .integer(number(of: item.kind)),
          "range": .range(text.range(item.range)), "selectionRange": .range(text.range(item.keyRange)),
          "children": symbols(item.items, text),
        ]
      })
  }

  private static func number(of kind: OutlineItem.Kind) -> Int {
    switch kind {
    case .group: 3
    case .value: 7
    case .color: 14
    case .token: 14
    case .screen, .context: 5
    case .parameter: 13
    }
  }

  /// `workspace/symbol`.
  func workspaceSymbols(_ parameters: Parameters) -> JSONTree {
    var texts: [String: TextPositions] = [:]
    return .array(
      workspace.names(matching: parameters["query"]?.string ?? "").map { name in
        ["name": .string(name.name), "kind": .integer(Self.number(of: name.kind)), "location": location(name.place, &texts)]
      })
  }

  /// `textDocument/documentColor`.
  func colors(_ parameters: Parameters) throws(MessageError) -> JSONTree {
    let path = try parameters.document()
    let text = try openText(path)
    return .array(
      workspace.colors(in: path).map { color in
        [
          "range": .range(text.range(color.range)),
          "color": [
            "red": .number(color.red), "green": .number(color.green), "blue": .number(color.blue), "alpha": .number(color.alpha),
          ],
        ]
      })
  }

  /// `textDocument/colorPresentation`: in the notation that is there.
  func colorPresentations(_ parameters: Parameters) throws(MessageError) -> JSONTree {
    let path = try parameters.document()
    let text = try openText(path)
    let range = try parameters.range()
    let numbers = ["red", "green", "blue", "alpha"].compactMap { parameters["color", $0]?.number }
    guard numbers.count == 4 else { throw .invalidParameters("there is no color") }
    let start = text.offset(of: range.start)
    let color = ColorLiteral(
      range: start..<max(start, text.offset(of: range.end)), red: numbers[0], green: numbers[1], blue: numbers[2],
      alpha: numbers[3])
    guard let json = workspace.text(of: color, in: path) else { return [] }
    return [["label": .string(json), "textEdit": ["range": .range(range), "newText": .string(json)]]]
  }

  /// `textDocument/documentLink`.
  func links(_ parameters: Parameters) throws(MessageError) -> JSONTree {
    let path = try parameters.document()
    let text = try openText(path)
    return .array(
      workspace.links(in: path).map { link in
        ["range": .range(text.range(link.range)), "target": .string(FileURI.text(link.target))]
      })
  }
}
