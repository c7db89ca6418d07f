extension RuleList {
  private static let origin = "the pages in \(RulePage.folder)"

  /// The file of PelmetDiagnostics: the enumeration of all rules, and their rows.
  var enumerationSource: String {
    var source = SwiftText.generated(from: Self.origin)
    source.documentation("Every finding that Pelmet can report, whichever stage reports it, by stage and name.")
    source.line("///")
    source.documentation(
      "The raw value is the name that stands in brackets behind a finding, in reports, and in `rules` and `waive`.")
    source.block("package enum Rule: String, Hashable, Sendable, CaseIterable {") { source in
      for (index, stage) in RulePage.Stage.allCases.enumerated() {
        if index > 0 { source.line() }
        source.line("// \(stage.heading)")
        for page in pages(of: stage) {
          source.line("case \(page.identifier) = \(SwiftText.literal(page.name))")
        }
      }
    }
    source.line()
    source.block("extension Rule {") { source in
      source.documentation("The row of the rule in the list of rules.")
      source.block("var row: Row {") { source in
        source.line("switch self {")
        for page in RulePage.Stage.allCases.flatMap(pages) {
          source.assignment(
            "case .\(page.identifier):",
            "Row(.\(page.severity), .\(page.stage.rawValue), fix: \(SwiftText.literal(page.fix)))")
        }
        source.line("}")
      }
    }
    return source.text
  }

  /// A file of PelmetExplanations: the pages of a stage.
  func pageSource(of stage: RulePage.Stage) -> String {
    let pages = pages(of: stage)
    var source = SwiftText.generated(from: Self.origin)
    source.line("internal import PelmetDiagnostics")
    source.line()
    source.block("extension Explanation {") { source in
      source.documentation("The pages of rules of the stage `\(stage.rawValue)`, by name.")
      source.block("static let \(stage.rawValue)Pages: [Explanation] = [", "]") { source in
        for page in pages { page.declare(in: &source, comma: pages.count > 1 ? "," : "") }
      }
    }
    return source.text
  }

  /// The file of PelmetCompiler: the list of rules that look at one theme.
  var themeRuleSource: String {
    var source = SwiftText.generated(from: Self.themeFolder)
    source.documentation("All rules that look at one theme at a time, by name.")
    source.block("enum ThemeRules {") { source in
      source.block("static let all: [any ThemeRule.Type] = [", "]") { source in
        for name in ofThemes { source.line("\(name).self,") }
      }
    }
    return source.text
  }

  /// The file of PelmetTesting: the list of rules that look at an app's screens.
  var auditRuleSource: String {
    var source = SwiftText.generated(from: Self.auditFolder)
    source.line("#if MODELCORE")
    source.indented { source in
      source.block("extension Audit {") { source in
        source.documentation("All rules that look at an app's screens, by name.")
        source.block("static let rules: [any AuditRule.Type] = [", "]") { source in
          for name in ofScreens { source.line("\(name).self,") }
        }
      }
    }
    source.line("#endif")
    return source.text
  }

  /// The file of PelmetTesting: the names of those rules for an app's tests.
  var auditNameSource: String {
    var source = SwiftText.generated(from: Self.origin)
    source.block("extension AuditFinding.Rule {") { source in
      for page in pages where page.audit != nil {
        source.documentation("\(page.title).")
        source.line("public static let \(page.identifier) = Self(\(SwiftText.literal(page.name)))")
      }
    }
    return source.text
  }
}

extension RulePage {
  /// The page, as a call whose text keeps its lines.
  fileprivate func declare(in source: inout SwiftText, comma: String) {
    source.line("Explanation(")
    source.indented { source in
      source.line(".\(identifier), title: \(SwiftText.literal(title)),")
      source.line("text: #\"\"\"")
      source.indented { source in
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) { source.line(String(line)) }
        source.line("\"\"\"#)\(comma)")
      }
    }
  }
}
