package import PelmetDiagnostics
internal import PelmetSyntax

extension CompilerInput {
  /// Adds a module to which themes may refer by its form. One that is none gives one finding, and no module.
  /// - Parameter originals: The files from which it was made, by the same paths, if messages may quote them.
  package mutating func addForm(_ file: FileID, of name: String, originals: UnreadFiles? = nil) {
    guard let document = JSONReader.read(file, in: sources, into: &diagnostics) else { return }
    var reader = FormReader(name: name, bytes: sources[file].bytes)
    guard var module = reader.module(document.root, &sources) else {
      if let finding = reader.finding { diagnostics.add(finding) }
      return
    }
    module.originals = originals
    dependencies.append(module)
  }
}

/// Reads a form: each file in it becomes a text of its own.
private struct FormReader {
  let name: String
  let bytes: [UInt8]
  private(set) var finding: Diagnostic?

  init(name: String, bytes: [UInt8]) { (self.name, self.bytes) = (name, bytes) }

  /// `nil` when it is none, and ``finding`` says why.
  mutating func module(_ root: JSONValue, _ sources: inout SourceMap) -> CompilerInput.Module? {
    guard let version = root["pelmetform"] else {
      return refuse(.wrongKind, at: root, "this is no form of a module, which pelmetc writes with --write-form")
    }
    guard version.number == Double(ModuleForm.version) else {
      return refuse(.unsupportedVersion, at: version, "this release of Pelmet reads version \(ModuleForm.version) of forms")
    }
    guard let written = root["module"], written.string == name else {
      let other = root["module"]?.string.map { "of '\($0)'" } ?? "of no module"
      return refuse(
        .wrongKind, at: root["module"] ?? root, "expected the form of '\(name)'; this is one \(other)",
        fix: "pass the form of the module with that name")
    }
    guard let files = root["files"], files.kind == .object else {
      return refuse(.wrongKind, at: root["files"] ?? root, "expected an object \"files\" with the files of the module")
    }
    var module = CompilerInput.Module(name: name)
    module.isForm = true
    module.hasUsedTokensOnly = root["tokens"]?.string == "used"
    if root["access"]?.string == AccessLevel.internal.rawValue { module.settings.access = .internal }
    module.settings.tokenMetadata = Set(root["tokenMetadata"]?.elements.compactMap(\.string) ?? [])
    var others: [String: [UInt8]] = [:]
    for member in files.members {
      let path = member.name
      guard !path.isEmpty, !Path.leavesItsFolder(path) else {
        return refuse(.wrongKind, at: member.value, "expected a path inside the module's folder, not '\(path)'")
      }
      let text = Array(bytes[member.value.span.range])
      let file = CompilerInput.File(path: path, id: FileID(index: 0), isCompiled: false)
      if file.isTheme {
        let id = sources.add(path: FormFile.path(path, of: name), bytes: text, isQuotable: false)
        module.files.append(CompilerInput.File(path: path, id: id))
      } else {
        others[path] = text
      }
    }
    module.unread = FormFile.unread(others, of: name)
    if let assets = root["assets"] {
      guard let names = self.assets(assets, &sources) else { return nil }
      module.assets = names
    }
    return module
  }

  private mutating func assets(_ value: JSONValue, _ sources: inout SourceMap) -> AssetNames? {
    guard let colors = value["colors"], colors.kind == .object, let images = value["images"], images.kind == .array else {
      refuse(.wrongKind, at: value, "expected the module's assets: an object with \"colors\" and \"images\"") as Void?
      return nil
    }
    var names = AssetNames()
    names.images = Set(images.elements.compactMap(\.string))
    for member in colors.members {
      names.colors.insert(member.name)
      guard member.value.kind != .null else { continue }
      names.colorSets[member.name] = sources.add(
        path: FormFile.path(member.name, of: name), bytes: Array(bytes[member.value.span.range]), isQuotable: false)
    }
    return names
  }

  @discardableResult
  private mutating func refuse<Result>(_ rule: Rule, at value: JSONValue, _ summary: String, fix: String? = nil) -> Result? {
    finding = Diagnostic(rule, at: value, summary, fix: fix ?? "pass a file that --write-form of this release has written")
    return nil
  }
}

/// The files of forms among the texts of a run.
enum FormFile {
  /// The path of a text, under which no finding is shown (``FormFindings``). Its last name is that of the file.
  static func path(_ path: String, of module: String) -> String { "\(module):/\(path)" }

  /// The path in its module of a file of a form, by the path of its text.
  static func place(of path: String, in module: CompilerInput.Module) -> String? {
    let start = "\(module.name):/"
    return module.isForm && path.hasPrefix(start) ? String(path.dropFirst(start.count)) : nil
  }

  static func unread(_ files: [String: [UInt8]], of module: String) -> UnreadFiles {
    UnreadFiles {
      Array(files.keys)
    } read: { path in
      .text(path: Self.path(path, of: module), bytes: files[path] ?? [], isQuotable: false)
    }
  }
}
