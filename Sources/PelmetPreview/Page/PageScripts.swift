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
        PackageResources.pieces_js, PackageResources.files_js, PackageResources.pins_js, PackageResources.inspector_js,
        PackageResources.tables_js, PackageResources.matrix_js, PackageResources.compare_js, PackageResources.compareview_js,
        PackageResources.tokens_js, PackageResources.views_js,
      ]
      return "\"use strict\";\n(() => {\n\(text(files))})();\n"
    }()

    private static func text(_ files: [[UInt8]]) -> String { String(decoding: files.joined(), as: UTF8.self) }
  }
#endif
