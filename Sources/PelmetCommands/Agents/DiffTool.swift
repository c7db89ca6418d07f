internal import PelmetDiagnostics
internal import PelmetFiles
internal import PelmetReports

/// Compares states of themes.
enum DiffTool: AgentTool {
  static let name = "diff"
  static let title = "Compare themes"
  static let description = """
    Shows what a change does to looks: for each theme the final values that differ, where, and which texts and icons become illegible. \
    States are those of git, "main..HEAD" or "HEAD" against the work tree, or two folders or files. Without any, what is not staged.
    """
  static let parameters =
    [
      ToolParameter("states", .texts, "[\"main..HEAD\"], [\"HEAD\"], or two folders or files."),
      ToolParameter("staged", .flag, "Whether to compare the staged changes."),
      ToolParameter("paths", .texts, "Folders and theme files that are compared in both states."),
    ] + Page.parameters
  static let output: [(String, JSONTree)] =
    [
      ("old", .schema("string", "The state before.")), ("new", .schema("string", "The state after.")),
      ("compared", .schema("integer", "The themes that were compared.")),
      ("changed", .schema("integer", "Those that differ.")),
      ("illegible", .schema("integer", "The texts and icons that become illegible.")),
      ("notes", ["type": "array", "items": ["type": "string"]]), ("themes", .schema(listOf: "Those that differ, of this page.")),
    ] + Page.output

  static func call(_ arguments: ToolArguments, in workspace: AgentWorkspace) throws(ToolFailure) -> ToolResult {
    var states: [String] = []
    for state in arguments.texts("states") {
      // Everything that is there is a path for the command, whatever it is called, and what looks like one may be.
      let isPath = state.isEmpty || state.hasPrefix("/") || state.hasPrefix(".") || workspace.hasItem(state)
      states.append(isPath ? try workspace.path(state) : state)
    }
    let areOnDisk = states.count == 2 && states.allSatisfy(isOnDisk)
    // Paths in two folders are relative to these.
    let paths = areOnDisk ? [] : try workspace.paths(arguments.texts("paths"))
    do {
      let (sides, named) = try DiffSides.read(states + ["--"] + paths, isStaged: arguments.flag("staged"))
      let compared = try DiffStates(sides, named, workspace.modules)
      let (old, new) = (compared.old.load(workspace.modules), compared.new.load(workspace.modules))
      for findings in old.findings + new.findings where findings.status() != .success { throw ToolFailure(findings) }
      return try result(DiffReport(compared, old.modules, new.modules) { _ in }, arguments)
    } catch let failure as ToolFailure {
      throw failure
    } catch let failure as UsageFailure {
      throw ToolFailure(failure.message)
    } catch {
      throw ToolFailure("\(error)")
    }
  }

  private static func result(_ report: DiffReport, _ arguments: ToolArguments) throws(ToolFailure) -> ToolResult {
    ToolResult(
      content: [
        .init("old", .string(report.old)), .init("new", .string(report.new)), .init("compared", .integer(report.themeCount)),
        .init("changed", .integer(report.themes.count)), .init("illegible", .integer(report.illegibleCount)),
        .init("notes", .array(report.notes.map { .string($0.words()) })),
      ] + (try arguments.page(report.themes.map(DiffJSON.theme), called: "themes")))
  }

  private static func isOnDisk(_ path: String) -> Bool { DiskItem.realPath(path) != nil }
}
