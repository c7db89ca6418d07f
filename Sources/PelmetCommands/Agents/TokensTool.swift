internal import PelmetCompiler
internal import PelmetFiles
internal import PelmetReports
internal import PelmetResolution

/// Lists design tokens.
enum TokensTool: AgentTool {
  static let name = "tokens"
  static let title = "Find design tokens"
  static let description = """
    Lists the design tokens that themes see, with their values in every look, the themes that use them, and where they are declared; with \
    token files or resolvers in 'paths', those in these files. A theme refers to one as "{path}".
    """
  static let parameters =
    [
      ToolParameter("paths", .texts, "Folders of themes, themes, or token files and resolvers."),
      ToolParameter("query", .text, "A part of the path or the type: \"color.bar\"."),
    ] + Page.parameters
  static let output: [(String, JSONTree)] =
    [
      ("count", .schema("integer", "The number of tokens.")),
      ("withoutValue", .schema("integer", "Tokens of kinds that themes cannot use.")),
      ("tokens", .schema(listOf: "Path, type, values by look, themes that use it, and the declaration.")),
    ] + Page.output

  static func call(_ arguments: ToolArguments, in workspace: AgentWorkspace) throws(ToolFailure) -> ToolResult {
    let paths = try workspace.paths(arguments.texts("paths"))
    let (lists, inventory) = try rows(paths, workspace.modules)
    let query = (arguments.text("query") ?? "").lowercased()
    let tokens = TokenListing.objects(lists, in: inventory.sources).filter { token in
      guard !query.isEmpty, case .object(let members) = token else { return true }
      return members.prefix(2).contains {
        if case .string(let text) = $0.value { text.lowercased().contains(query) } else { false }
      }
    }
    let findings = Findings(diagnostics: inventory.diagnostics, sources: inventory.sources, themeCount: 0)
    if lists.allSatisfy({ $0.rows.isEmpty }), findings.status() != .success { throw ToolFailure(findings) }
    return ToolResult(
      content: [
        .init("count", .integer(tokens.count)), .init("withoutValue", .integer(lists.reduce(0) { $0 + $1.withoutValue.count })),
      ] + (try arguments.page(tokens, called: "tokens")))
  }

  private static func rows(
    _ paths: [String], _ modules: ModuleOptions
  ) throws(ToolFailure) -> (lists: [TokenRows], inventory: TokenInventory) {
    guard !paths.allSatisfy(ThemeSelection.hasThemes) else {
      let inventory = TokenInventory(modules.naming(paths).load(ThemeSelection.grouping(paths)).input)
      return (TokenRows.all(inventory), inventory)
    }
    do {
      let selection = try TokenSelection(TokenFiles(paths, permitting: modules.border.roots))
      return ([TokenRows(selection.set)], selection.inventory)
    } catch {
      throw ToolFailure(error.message)
    }
  }
}
