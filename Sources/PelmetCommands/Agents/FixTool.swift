internal import PelmetDiagnostics
internal import PelmetFiles
internal import PelmetReports

/// Makes the fixes that are certain.
enum FixTool: AgentTool {
  static let name = "fix"
  static let title = "Fix themes"
  static let description = """
    Makes the certain fixes of findings in the files and reports what remains. Without 'looks', every app looks as before; with it, also \
    fixes such as a colour with enough contrast are made. With 'dryRun', nothing is written and the changes are in 'diff'. Not everything \
    has a certain fix: fix what remains by hand, as each finding says.
    """
  static let parameters =
    [
      ToolParameter("paths", .texts, "Folders and theme files. Without any, the folder 'themes', or else everything."),
      ToolParameter("looks", .flag, "Whether to make fixes after which an app may look different."),
      ToolParameter("dryRun", .flag, "Whether to write nothing and to show the changes."),
    ] + Page.parameters
  static let output: [(String, JSONTree)] =
    [
      ("files", .schema(listOf: "The files that changed, each with the number of findings that were fixed.")),
      ("diff", .schema("string", "With 'dryRun', the changes as a unified diff.")),
    ] + FindingCounts.output + [("findings", .schema(listOf: "Those that remain, of this page."))] + Page.output
  static let isReadOnly = false

  static func call(_ arguments: ToolArguments, in workspace: AgentWorkspace) throws(ToolFailure) -> ToolResult {
    let paths = try workspace.paths(arguments.texts("paths"))
    func validation(_ texts: [String: [UInt8]]) -> Validation {
      Validation(paths, workspace.modules, texts: texts, telling: .silent)
    }
    let fixed = FixedTexts(looks: arguments.flag("looks")) { texts in
      let validation = validation(texts)
      // A link may lead from a folder of the server to another one of the same repository.
      return FixableReport(
        validation.findings.diagnostics, in: validation.findings.sources,
        changing: validation.changeablePaths.filter(workspace.holds))
    }
    let files = fixed.files.sorted { $0.key < $1.key }
    let isDry = arguments.flag("dryRun")
    if !isDry {
      do {
        try ChangedFile.write(
          files.map { ChangedFile($0.key, from: $0.value.original, to: $0.value.bytes) },
          permitting: workspace.modules.naming(paths).border.roots)
      } catch {
        throw ToolFailure("nothing more is written: \(error)")
      }
    }
    let remaining = validation(isDry ? fixed.texts : [:]).findings
    let changes = files.map { UnifiedDiff.render($0.value.original, $0.value.bytes, path: $0.key) }.joined()
    let objects = JSONRenderer.objects(remaining.diagnostics, in: remaining.sources)
    return ToolResult(
      content: [
        .init("files", .array(files.map { ["file": .string($0.key), "fixed": .integer($0.value.findingCount)] }))
      ] + (isDry ? [.init("diff", .string(changes))] : []) + FindingCounts.members(remaining)
        + (try arguments.page(objects, called: "findings")))
  }
}
