internal import PelmetDiagnostics
internal import PelmetExplanations
internal import PelmetReports

/// A text that agents may read: the schemas, articles, and a page for every rule.
struct AgentResource: Sendable {
  let uri: String
  private let title: String
  private let kind: String
  private let text: @Sendable () -> String

  static let all: [AgentResource] =
    [
      AgentResource(
        uri: "pelmet://schema/theme", title: "JSON Schema of theme files", kind: "application/schema+json",
        text: { JSONSchema.theme() }),
      AgentResource(
        uri: "pelmet://schema/settings", title: "JSON Schema of pelmet.json", kind: "application/schema+json",
        text: { JSONSchema.settings() }),
    ]
    + articles.map { name, title, bytes in
      AgentResource(
        uri: "pelmet://articles/\(name)", title: title, kind: "text/markdown", text: { String(decoding: bytes(), as: UTF8.self) })
    }
    + Explanation.all.map { page in
      AgentResource(
        uri: "pelmet://rules/\(page.rule.name)", title: page.title, kind: "text/markdown", text: { ExplainTool.text(page) })
    }

  private static let articles: [(name: String, title: String, text: @Sendable () -> [UInt8])] = [
    ("ThemeFormat", "The format of themes", { PackageResources.ThemeFormat_md }),
    ("Tokens", "Design tokens in themes", { PackageResources.Tokens_md }),
    ("StylePackages", "A company's look as a package", { PackageResources.StylePackages_md }),
    ("ValuesOnGlass", "The drawing of themes by iOS 26 and 27", { PackageResources.ValuesOnGlass_md }),
    ("Command", "The pelmet command", { PackageResources.Command_md }),
  ]

  static let ruleTemplate: JSONTree = [
    "uriTemplate": "pelmet://rules/{name}", "name": "rule", "title": "A rule, by the name that findings have",
    "mimeType": "text/markdown",
  ]

  /// The resource as lists have it.
  var description: JSONTree {
    let name = uri.split(separator: "/").last.map(String.init) ?? uri
    return ["uri": .string(uri), "name": .string(name), "title": .string(title), "mimeType": .string(kind)]
  }

  var content: JSONTree { ["uri": .string(uri), "mimeType": .string(kind), "text": .string(text())] }
}
