internal import PelmetDiagnostics
internal import PelmetSyntax
internal import PelmetTokens

/// The values in forms, by places in their texts. Each text is parsed once, and no value is searched from the beginning.
struct FormPlaces {
  private(set) var sources: SourceMap
  let forms: [CompilerInput.Module]
  /// The files that were asked for.
  private var files: [FileID: File?] = [:]
  private var documents: [FileID: JSONDocument?] = [:]
  private let members = MemberIndex()
  /// The paths of the files from which each form was made.
  private var originals: [String: Set<String>] = [:]

  /// A file of a form.
  struct File {
    let module: CompilerInput.Module
    let path: String
    /// The file that it was made from.
    fileprivate let original: FileID?
  }

  init(_ dependencies: [CompilerInput.Module], _ sources: SourceMap) {
    self.sources = sources
    forms = dependencies.filter(\.isForm)
  }

  /// A file of a form; `nil` for any other file.
  mutating func file(_ id: FileID) -> File? {
    if let known = files[id] { return known }
    let path = sources[id].path
    var found: File?
    for module in forms {
      guard found == nil, let place = FormFile.place(of: path, in: module) else { continue }
      found = File(module: module, path: place, original: original(place, of: module))
    }
    files[id] = .some(found)
    return found
  }

  /// The value that a place begins, or whose key it is; `nil` where there is no JSON.
  mutating func value(at span: SourceSpan) -> JSONValue? { document(span.file)?.value(at: Int(span.start)) }

  /// `Base: brand.theme.json#/colors/ink`, and the same place in the file that the form was made from.
  mutating func reference(to span: SourceSpan, in file: File) -> (name: String, original: SourceSpan?) {
    let value = value(at: span)
    let pointer = value?.pointer ?? ""
    let name = "\(file.module.name): \(file.path)" + (pointer.isEmpty ? "" : "#\(pointer)")
    guard let original = file.original else { return (name, nil) }
    guard !pointer.isEmpty, let found = self.value(pointer, in: original) else {
      return (name, SourceSpan(file: original, start: 0, end: 0))
    }
    let isKey = value?.keySpan?.start == span.start
    return (name, isKey ? found.keySpan ?? found.span : found.span)
  }

  private mutating func value(_ pointer: String, in file: FileID) -> JSONValue? {
    var value = document(file)?.root
    for name in pointer.split(separator: "/", omittingEmptySubsequences: false).dropFirst() {
      guard let around = value else { return nil }
      value =
        around.kind == .array
        ? Int(name).flatMap { around.elements.dropFirst($0).first { _ in true } }
        : members[around][TokenReference.unescaped(name)]
    }
    return value
  }

  private mutating func document(_ file: FileID) -> JSONDocument? {
    if let known = documents[file] { return known }
    var ignored = DiagnosticBag()
    let document = JSONReader.read(file, in: sources, into: &ignored)
    documents[file] = .some(document)
    return document
  }

  private mutating func original(_ path: String, of module: CompilerInput.Module) -> FileID? {
    guard let files = module.originals else { return nil }
    let paths = originals[module.name] ?? Set(files.paths())
    originals[module.name] = paths
    guard paths.contains(path), case .text(let path, let bytes, let isQuotable) = files.read(path) else { return nil }
    return sources.add(path: path, bytes: bytes, isQuotable: isQuotable)
  }
}
