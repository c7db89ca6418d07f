internal import Pelmet
internal import PelmetCompiler
internal import PelmetDiagnostics
internal import PelmetFiles
internal import PelmetReports
internal import PelmetResolution

/// Tells the final values of a theme.
enum ResolveTool: AgentTool {
  static let name = "resolve"
  static let title = "Resolve a theme"
  static let description = """
    Answers the final values of a theme for one place and one set of traits: what is inherited, named or derived is worked out. With \
    'why', answers how one value came about, layer by layer, with the file and line of each step.
    """
  private static let traits = [
    ToolParameter("scheme", Theme.Traits.Scheme.self, "Light or dark; light unless given."),
    ToolParameter("contrast", Theme.Traits.Contrast.self, "The contrast that the user has chosen."),
    ToolParameter("level", Theme.Traits.Level.self, "Base, or elevated as in a sheet."),
    ToolParameter("idiom", Theme.Traits.Idiom.self, "The kind of device; phone unless given."),
    ToolParameter("horizontalSizeClass", Theme.Traits.SizeClass.self, "The width."),
    ToolParameter("verticalSizeClass", Theme.Traits.SizeClass.self, "The height."),
    ToolParameter("verticalBarEdge", Theme.Traits.VerticalBarEdge.self, "The edge that has the vertical bars."),
    ToolParameter("os", .text, "The version of iOS, such as \"17\" or \"18.2\"; \"26\" unless given."),
  ]
  static let parameters =
    [
      ToolParameter("file", .text, "A theme file.", isRequired: true),
      ToolParameter("screen", .text, "A screen of the theme."), ToolParameter("context", .text, "A context of the theme."),
      ToolParameter("arguments", .map, "Values for parameters of the theme: a colour, a number, true or false, or JSON."),
      ToolParameter("why", .text, "A path such as \"navigationBar.tintColor\", or a JSON Pointer: explain this value."),
      ToolParameter("below", .text, "A path such as \"tabBar\": only values of it and below it."),
    ] + traits + Page.parameters
  static let output: [(String, JSONTree)] =
    [
      ("count", .schema("integer", "The number of values.")),
      ("values", .schema(listOf: "Path, value, and where it is written.")),
      ("why", .schema(listOf: "The steps that led to the value.")),
    ] + Page.output

  static func call(_ arguments: ToolArguments, in workspace: AgentWorkspace) throws(ToolFailure) -> ToolResult {
    let file = try workspace.path(arguments.text("file") ?? "")
    let traits = try arguments.options(TraitOptions.self, of: Self.traits).traits
    let module = workspace.modules.load([ThemeSelection(file: file)])
    var query = ResolveQuery(
      screen: arguments.text("screen"), context: arguments.text("context"), traits: traits,
      arguments: arguments.map("arguments").map { ($0.name, $0.value) })
    query.includesNames = true
    if let why = arguments.text("why") { query.trace(why) }
    let resolution: Resolution
    do {
      resolution = try Resolution.resolve(module.input, query)
    } catch {
      throw ToolFailure("\(error)")
    }
    let findings = Findings(
      diagnostics: resolution.diagnostics, sources: resolution.sources, themeCount: module.themeCount)
    guard findings.status() == .success, let all = resolution.values else { throw ToolFailure(findings) }
    let path = query.tracedPath ?? arguments.text("below")
    let values = path.map { path in all.filter { $0.path == path || $0.path.hasPrefix("\(path).") } } ?? all
    let steps = resolution.history.map { [JSONTree.Member("why", .array(ValueFormat.objects($0, in: resolution.sources)))] } ?? []
    return ToolResult(
      content: [.init("count", .integer(values.count))] + steps
        + (try arguments.page(ValueFormat.objects(values, in: resolution.sources), called: "values")))
  }
}
