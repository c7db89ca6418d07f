import PelmetCompiler
import PelmetDiagnostics
import PelmetFiles
import PelmetReports

// `pelmet validate FOLDER` as a process, from the folder to the report, without the command line's parser.
let streams = ToolOutput()
var diagnostics = DiagnosticBag()
var sources = SourceMap()
for selection in ThemeSelection.grouping(Array(CommandLine.arguments.dropFirst())) {
  let loader = InputLoader(module: selection.folder.name, [selection], sources: sources)
  let compilation = Compilation.validate(loader.input)
  diagnostics.add(contentsOf: compilation.diagnostics)
  sources = compilation.sources
}
let findings = diagnostics.sorted(in: sources)
let folded = FoldedFindings(findings, in: sources, isHandwritten: FileKind.isHandwritten)
var renderer = SnippetRenderer(sources, colored: false)
for entry in folded.entries { streams.errors.write(renderer.render(entry)) }
streams.errors.write(SummaryLine.render(findings) + "\n")
streams.end(findings.contains { $0.severity == .error } ? 1 : 0)
