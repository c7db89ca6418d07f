#if MODELCORE
  /// The scripts and styles of the page, from the files in `Script`.
  enum PageScripts {
    static let styles = text([
      PackageResources.page_css, PackageResources.print_css, PackageResources.views_css, PackageResources.parameters_css,
    ])

    /// One function, so that the files share their names, and nothing else does.
    static let script: String = {
      let files = [
        PackageResources.state_js, PackageResources.notes_js, PackageResources.derive_js, PackageResources.parameters_js,
        PackageResources.shell_js, PackageResources.sidebar_js, PackageResources.parts_js, PackageResources.stage_js,
        PackageResources.toolbar_js, PackageResources.keys_js, PackageResources.disclosures_js, PackageResources.print_js,
        PackageResources.pieces_js, PackageResources.follow_js, PackageResources.files_js, PackageResources.pins_js,
        PackageResources.inspector_js, PackageResources.tables_js, PackageResources.matrix_js, PackageResources.compare_js,
        PackageResources.compareview_js, PackageResources.tokens_js, PackageResources.views_js,
      ]
      let lines = text(files).split(separator: "\n", omittingEmptySubsequences: false).filter { !isComment($0) }
      return "\"use strict\";\n(() => {\n\(lines.joined(separator: "\n"))})();\n"
    }()

    /// Whether a line is nothing but a comment, which is for those who read the files.
    private static func isComment(_ line: Substring) -> Bool {
      let text = line.drop { $0 == " " }
      return text.hasPrefix("//") || text.hasPrefix("/** ") && text.hasSuffix(" */")
    }

    private static func text(_ files: [[UInt8]]) -> String { String(decoding: files.joined(), as: UTF8.self) }
  }
#endif
