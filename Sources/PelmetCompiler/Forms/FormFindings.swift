internal import PelmetDiagnostics
internal import PelmetSyntax

/// Puts findings about modules that came as forms where their reader can do something: at the line of the compiled module that leads
/// there (``FormLeads``). A note names the value by its JSON Pointer; it stands at the value's line where the file from which the form
/// was made is among the inputs.
struct FormFindings {
  /// In reading order. None gets lost, however many say the same at a new place.
  private(set) var findings: [Diagnostic]
  private var places: FormPlaces
  private var leads: FormLeads

  /// - Parameters:
  ///   - all: The findings of the run.
  ///   - found: The findings in each theme that was linked and checked.
  init(_ all: DiagnosticBag, _ found: [(chain: ThemeChain, findings: [Diagnostic])], _ read: ReadModule) {
    findings = all.sorted(in: read.sources)
    places = FormPlaces(read.input.dependencies, read.sources)
    leads = FormLeads(read.library, read.chains, found)
    guard !places.forms.isEmpty else { return }
    findings = findings.map { moved($0) }
    let keys = findings.map(key)
    let order = keys.indices.sorted { (keys[$0].path, keys[$0].start, $0) < (keys[$1].path, keys[$1].start, $1) }
    findings = order.map { findings[$0] }
  }

  /// The texts of the run, with those that notes quote.
  var sources: SourceMap { places.sources }

  private func key(_ finding: Diagnostic) -> (path: String, start: UInt32) {
    let path = sources.path(of: finding.location)
    return if case .span(let span) = finding.location { (path, span.start) } else { (path, 0) }
  }

  private mutating func moved(_ finding: Diagnostic) -> Diagnostic {
    var moved = finding
    moved.labels = finding.labels.filter { places.file($0.span.file) == nil }
    moved.notes = finding.notes.map { note($0) }
    moved.elsewhere?.notes = (finding.elsewhere?.notes ?? []).map { note($0) }
    if finding.rule == .unresolvedReference {
      for form in places.forms where form.hasUsedTokensOnly {
        moved.notes.append(.init("the form of '\(form.name)' has only the tokens that its own themes use"))
      }
    }
    if finding.fixIts.contains(where: { $0.edits.contains { places.file($0.span.file) != nil } }) {
      (moved.fix, moved.fixIts) = (finding.nextStep, [])
    }
    guard case .span(let span) = finding.location, let file = places.file(span.file) else { return moved }
    let (name, original) = places.reference(to: span, in: file)
    let own = finding.notes.lazy.compactMap(\.span).first { places.file($0.file) == nil }.flatMap { places.value(at: $0) }
    let values = ([span] + finding.notes.compactMap(\.span)).compactMap { places.value(at: $0) }
    let color = leads.color(behind: finding, values)
    (moved.fixIts, moved.suggestion, moved.fix) = ([], nil, fix(for: finding, in: file.module.name, hasColor: color != nil))
    moved.notes.insert(.init("this is about \(name)", at: original), at: 0)
    if let lead = color ?? own ?? leads.lead(to: finding, in: file, span.file) {
      (moved.location, moved.pointer) = (.span(lead.span), lead.pointer)
    } else {
      moved.location = .path(name)
    }
    return moved
  }

  /// The step that fixes a finding about a module, for one who may not be able to change that.
  private func fix(for finding: Diagnostic, in module: String, hasColor: Bool) -> String {
    switch finding.rule {
    case .unknownModule: "add it to the dependencies of this module, too"
    case .unresolvedReference: "add it to \"colors\" or \"parameters\" of this theme, or fix the reference in '\(module)'"
    // A theme of this module causes it: it is fixed there.
    case _ where !finding.themes.isEmpty: hasColor ? "change this colour" : finding.nextStep
    default: "\(hasColor ? "change this colour, or " : "")\(finding.nextStep), in '\(module)'"
    }
  }

  private mutating func note(_ note: Diagnostic.Note) -> Diagnostic.Note {
    guard let span = note.span, let file = places.file(span.file) else { return note }
    let (name, original) = places.reference(to: span, in: file)
    return .init("\(note.message): \(name)", at: original)
  }
}
