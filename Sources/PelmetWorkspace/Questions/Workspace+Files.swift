internal import PelmetCompiler
internal import PelmetDiagnostics
internal import PelmetFiles
internal import PelmetSyntax

extension Workspace {
  /// The path of a theme that `extends` names.
  func theme(_ name: String, from path: String) -> String? {
    let parts = name.split(separator: ":", maxSplits: 1).map(String.init)
    let module = parts.count == 2 ? allModules.first { $0.name == parts[0] } : self.module(of: path)
    guard let module, let read = module.read else { return nil }
    return read.library.entries[module.name]?.first { $0.theme.name == parts.last }.map { read.sources[$0.theme.file].path }
  }

  /// The name of the theme of a file.
  static func themeName(of path: String) -> String {
    let name = FilePath(path).components.last ?? ""
    return FileKind.of(name)?.name ?? name
  }

  /// The part of a file that an entry of `tokens` or a `$ref` names: the key there, or the beginning of the file.
  func part(_ name: String, from path: String) -> TextPlace? {
    guard let file = file(name, from: path) else { return nil }
    let pointer = name.firstIndex(of: "#").map { String(name[name.index(after: $0)...]) } ?? ""
    let key = document(file)?.root.value(at: JSONPointer.names(pointer))?.keySpan
    return TextPlace(path: file, range: key?.range ?? 0..<0)
  }

  /// The path of a file that an entry of `tokens` or a `$ref` names, this one by `#…`; `nil` for a folder or a pattern.
  func file(_ name: String, from path: String) -> String? {
    let written = name.prefix { $0 != "#" }
    if written.isEmpty { return name.isEmpty ? nil : path }
    let parts = written.split(separator: ":", maxSplits: 1).map(String.init)
    let folder = parts.count == 2 ? allModules.first { $0.name == parts[0] }?.folder : FilePath(path).parent.description
    guard let folder, let last = parts.last else { return nil }
    let file = FilePath(folder + "/" + last).absolute.description
    return text(of: file) == nil ? nil : file
  }

  /// The text of a file: in its editor, or else as a module has read it.
  package func text(of path: String) -> [UInt8]? {
    if let text = texts[path] { return text }
    guard let module = module(of: path), let file = module.file(at: path), let read = module.read else { return nil }
    return read.sources[file].bytes
  }

  /// The values of a file; `nil` if it is no JSON.
  func document(_ path: String) -> JSONDocument? {
    guard let bytes = text(of: path) else { return nil }
    var sources = SourceMap()
    var findings = DiagnosticBag()
    return JSONReader.read(sources.add(path: path, bytes: bytes), in: sources, respelled: .kept, into: &findings)
  }

  /// The key or value at a byte of a file, which need not be JSON; `nil` where none is.
  func place(in path: String, at offset: Int) -> FilePlace? {
    if let document = document(path) { return FilePlace(document, at: offset) }
    return texts[path].flatMap { FilePlace($0, at: min(offset, $0.count)) }
  }
}
