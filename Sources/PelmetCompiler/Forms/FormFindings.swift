internal import PelmetDiagnostics
internal import PelmetSyntax

/// Puts findings about modules that came as forms where their reader can do something: at the line of the compiled module that leads
/// there, which is the `extends` or the entry of `tokens`. A note names the value by its JSON Pointer; it stands at the value's line
/// where the file from which the form was made is among the inputs.
struct FormFindings {
  private(set) var sources: SourceMap
  private let forms: [CompilerInput.Module]
  /// The files of forms that were asked for.
  private var files: [FileID: File?] = [:]
  /// The values of the compiled module that lead to a theme of a form, and to a module.
  private var leads: [FileID: JSONValue] = [:]
  private var moduleLeads: [String: JSONValue] = [:]
  /// What themes of the compiled module name.
  private var entries: [JSONValue] = []

  private struct File {
    let module: CompilerInput.Module
    let path: String
    let root: JSONValue?
    /// The file that it was made from.
    let original: (file: FileID, root: JSONValue?)?
  }

  init(_ input: CompilerInput, _ library: Library, _ chains: ThemeChains, _ sources: SourceMap) {
    self.sources = sources
    forms = input.dependencies.filter(\.isForm)
    guard !forms.isEmpty else { return }
    for theme in (library.entries[library.main] ?? []).filter(\.isCompiled).map(\.theme) {
      entries += theme.extends.map { [$0.source] } ?? []
      for case .file(let entry) in theme.tokens { entries.append(entry.source) }
    }
    for chain in chains.all {
      // Base first: those of other modules come before all that are compiled.
      guard let extends = chain.themes.first(where: { $0.module == library.main })?.extends?.source else { continue }
      for theme in chain.themes.prefix(while: { $0.module != library.main }) where leads[theme.file] == nil {
        leads[theme.file] = extends
        if moduleLeads[theme.module] == nil { moduleLeads[theme.module] = extends }
      }
    }
  }

  /// Findings in reading order, with those in forms at their new places. None gets lost there, however many say the same.
  mutating func moved(_ findings: [Diagnostic]) -> [Diagnostic] {
    guard !forms.isEmpty else { return findings }
    let all = findings.map { moved($0) }
    let places = all.map(place)
    let order = all.indices.sorted { (places[$0].path, places[$0].start, $0) < (places[$1].path, places[$1].start, $1) }
    return order.map { all[$0] }
  }

  private func place(of finding: Diagnostic) -> (path: String, start: UInt32) {
    let path = sources.path(of: finding.location)
    return if case .span(let span) = finding.location { (path, span.start) } else { (path, 0) }
  }

  private mutating func moved(_ finding: Diagnostic) -> Diagnostic {
    var moved = finding
    moved.labels = finding.labels.filter { file($0.span.file) == nil }
    moved.notes = finding.notes.map { note($0) }
    moved.elsewhere?.notes = (finding.elsewhere?.notes ?? []).map { note($0) }
    if finding.rule == .unresolvedReference {
      for form in forms where form.hasUsedTokensOnly {
        moved.notes.append(.init("the form of '\(form.name)' has only the tokens that its own themes use"))
      }
    }
    let isForeign = finding.fixIts.contains { $0.edits.contains { file($0.span.file) != nil } }
    guard case .span(let span) = finding.location, let place = file(span.file) else {
      if isForeign { (moved.fix, moved.fixIts) = (finding.nextStep, []) }
      return moved
    }
    let (name, original) = reference(to: span, in: place)
    moved.fix = "\(finding.nextStep), in '\(place.module.name)'"
    (moved.fixIts, moved.suggestion) = ([], nil)
    moved.notes.insert(.init("this is about \(name)", at: original), at: 0)
    if finding.rule == .unresolvedReference {
      moved.fix = "add it to \"colors\" or \"parameters\" of this theme, or mend the reference in '\(place.module.name)'"
    }
    if let own = finding.notes.lazy.compactMap(\.span).first(where: { file($0.file) == nil }) {
      // Something in the compiled module is nearer to it than the name of the base.
      (moved.location, moved.pointer) = (.span(own), root(own.file)?.place(at: Int(own.start)).last?.value.pointer)
    } else if let lead = lead(to: span.file, place) {
      (moved.location, moved.pointer) = (.span(lead.span), lead.pointer)
    } else {
      moved.location = .path(name)
    }
    return moved
  }

  private mutating func note(_ note: Diagnostic.Note) -> Diagnostic.Note {
    guard let span = note.span, let place = file(span.file) else { return note }
    let (name, original) = reference(to: span, in: place)
    return .init("\(note.message): \(name)", at: original)
  }

  /// The value of the compiled module by which a run has come to a file.
  private func lead(to file: FileID, _ place: File) -> JSONValue? {
    let prefix = "\(place.module.name):"
    let names = entries.filter { $0.string?.hasPrefix(prefix) ?? false }
    let exact = names.first { entry in
      let written = entry.string?.dropFirst(prefix.count).prefix { $0 != "#" } ?? ""
      let path = Path.joined("", String(written))
      return path.isEmpty || "\(place.path)/".hasPrefix(path + "/") || PathPattern(path).matches(place.path)
        || "/\(place.path)".hasSuffix("/\(path)\(FileKind.theme.rawValue)")
    }
    return leads[file] ?? exact ?? moduleLeads[place.module.name] ?? names.first ?? entries.first
  }

  // MARK: Values in forms

  /// A file of a form; `nil` for any other file.
  private mutating func file(_ id: FileID) -> File? {
    if let known = files[id] { return known }
    let path = sources[id].path
    var found: File?
    for module in forms {
      guard found == nil, let place = FormFile.place(of: path, in: module) else { continue }
      found = File(module: module, path: place, root: root(id), original: original(place, of: module))
    }
    files[id] = .some(found)
    return found
  }

  private func root(_ file: FileID) -> JSONValue? {
    var ignored = DiagnosticBag()
    return JSONReader.read(file, in: sources, into: &ignored)?.root
  }

  private mutating func original(_ path: String, of module: CompilerInput.Module) -> (file: FileID, root: JSONValue?)? {
    guard let originals = module.originals, originals.paths().contains(path),
      case .text(let path, let bytes, let isQuotable) = originals.read(path)
    else { return nil }
    let file = sources.add(path: path, bytes: bytes, isQuotable: isQuotable)
    return (file, root(file))
  }

  /// `Base: brand.theme.json#/colors/ink`, and the same place in the file that the form was made from.
  private func reference(to span: SourceSpan, in file: File) -> (name: String, original: SourceSpan?) {
    let place = file.root?.place(at: Int(span.start)) ?? []
    let name = "\(file.module.name): \(file.path)" + (place.isEmpty ? "" : "#\(place.last?.value.pointer ?? "")")
    guard let original = file.original else { return (name, nil) }
    let start = SourceSpan(file: original.file, start: 0, end: 0)
    guard !place.isEmpty, var value = original.root else { return (name, start) }
    for step in place {
      let next = step.name.map { value[$0] } ?? value.elements.dropFirst(step.position).first { _ in true }
      guard let next else { return (name, start) }
      value = next
    }
    let isKey = place.last.map { Int($0.value.span.start) > Int(span.start) } ?? false
    return (name, isKey ? value.keySpan ?? value.span : value.span)
  }
}

/// A step from a value to one in it.
private struct ValueStep {
  /// Of a member.
  let name: String?
  /// Of an element.
  let position: Int
  let value: JSONValue
}

extension JSONValue {
  /// The way to the innermost value of which an offset of the text is part, or whose key it is.
  fileprivate func place(at offset: Int) -> [ValueStep] {
    var steps: [ValueStep] = []
    var value = self
    while let step = value.step(to: offset) {
      steps.append(step)
      value = step.value
    }
    return steps
  }

  private func step(to offset: Int) -> ValueStep? {
    if kind == .object {
      let member = members.first { $0.keySpan.start <= offset && offset < $0.value.span.end }
      return member.map { ValueStep(name: $0.name, position: 0, value: $0.value) }
    }
    let element = elements.enumerated().first { $0.element.span.start <= offset && offset < $0.element.span.end }
    return element.map { ValueStep(name: nil, position: $0.offset, value: $0.element) }
  }
}
