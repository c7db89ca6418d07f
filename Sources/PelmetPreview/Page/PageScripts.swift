#if !canImport(UIKit)
  /// The scripts and styles of the page, from the files in `Script`.
  enum PageScripts {
    static let styles = text([PackageResources.page_css, PackageResources.views_css])

    /// One function, so that the files share their names, and nothing else does.
    static let script: String = {
      let files = [
        PackageResources.state_js, PackageResources.notes_js, PackageResources.derive_js, PackageResources.parameters_js,
        PackageResources.shell_js, PackageResources.inspector_js, PackageResources.matrix_js, PackageResources.compare_js,
      ]
      return "\"use strict\";\n(() => {\n\(text(files))})();\n"
    }()

    private static func text(_ files: [[UInt8]]) -> String { String(decoding: files.joined(), as: UTF8.self) }
  }
#endif
