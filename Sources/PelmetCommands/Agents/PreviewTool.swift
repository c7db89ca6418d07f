internal import Foundation
internal import Pelmet
internal import PelmetFiles
internal import PelmetPreview
internal import PelmetReports

/// Draws a theme.
enum PreviewTool: AgentTool {
  static let name = "preview"
  static let title = "Draw a theme"
  static let description = """
    Draws a device with the bars of a theme, in one place and one look, from a model of UIKit. Answers a PNG if this machine has a browser \
    or another program that draws SVG, otherwise the SVG.
    """
  private static let state = [
    ToolParameter("screen", .text, "A screen of the theme."), ToolParameter("context", .text, "A context of the theme."),
    ToolParameter("scheme", SchemeOption.self, "Light or dark; light unless given."),
    ToolParameter("contrast", ContrastOption.self, "The contrast that the user has chosen."),
    ToolParameter("os", .text, "The version of iOS, such as \"18.2\"; the newest unless given."),
    ToolParameter("device", DeviceOption.self, "An iPhone, a small one with a home button, or an iPad."),
    ToolParameter("orientation", OrientationOption.self, "Upright or turned."),
    ToolParameter("position", MomentOption.self, "Content at its edge, or scrolled below the bars."),
    ToolParameter("textSize", TextSizeOption.self, "The user's text size."),
    ToolParameter("direction", DirectionOption.self, "The direction in which the user reads."),
    ToolParameter("transparency", TransparencyOption.self, "Whether the user reduces transparency."),
    ToolParameter("content", SceneOption.self, "The content behind the bars."),
    ToolParameter("scale", .number(1...4), "Pixels of a PNG for each point; 2 unless given."),
  ]
  static let parameters =
    [
      ToolParameter("file", .text, "A theme file.", isRequired: true),
      ToolParameter("format", .choice(["png", "svg"]), "The form of the picture; PNG where that is possible unless given."),
    ] + state
  static let output: [(String, JSONTree)] = [
    ("theme", .schema("string", "The theme that is drawn.")),
    ("format", .schema("string", "The form of the picture beside this.")),
    ("note", .schema("string", "The reason why it is no PNG, and the step that fixes it.")),
  ]

  static func call(_ arguments: ToolArguments, in workspace: AgentWorkspace) throws(ToolFailure) -> ToolResult {
    let file = try workspace.path(arguments.text("file") ?? "")
    let options = try arguments.options(PictureOptions.self, of: state)
    let style = ReportStyle(isVerbose: false, listing: "")
    let drawing = PreviewDrawing(PreviewedModules([file], workspace.modules), style, nil, telling: .silent)
    guard drawing.status == .success else { throw ToolFailure(drawing.findings) }
    do throws(UsageFailure) {
      let files = try PictureFiles(of: drawing.themes, options)
      let name = drawing.themes.first?.theme.name ?? ""
      let needsPNG = arguments.text("format") == "png"
      if needsPNG || arguments.text("format") == nil && !PictureRenderer.installed().isEmpty {
        let png = try files.drawn(.png, scale: options.scale ?? 2, for: PictureTarget("picture.png"), telling: .silent)
        let data = Data(png.first?.bytes ?? []).base64EncodedString()
        return ToolResult(
          content: [.init("theme", .string(name)), .init("format", "png")],
          attachments: [["type": "image", "data": .string(data), "mimeType": "image/png"]])
      }
      let svg = try files.drawn(.svg, scale: 1, for: PictureTarget("picture.svg"), telling: .silent)
      let text = String(decoding: svg.first?.bytes ?? [], as: UTF8.self)
      let note = arguments.text("format") == "svg" ? [] : [JSONTree.Member("note", .string(PictureRenderer.missing))]
      return ToolResult(
        content: [.init("theme", .string(name)), .init("format", "svg")] + note,
        attachments: [
          [
            "type": "resource",
            "resource": ["uri": .string("pelmet://pictures/\(name).svg"), "mimeType": "image/svg+xml", "text": .string(text)],
          ]
        ])
    } catch {
      throw ToolFailure(error.message)
    }
  }
}
