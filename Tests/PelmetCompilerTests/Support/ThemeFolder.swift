import Foundation
import PelmetDiagnostics

@testable import PelmetCompiler

extension ThemeFiles {
  /// A folder of fixtures as a module, or as several: subfolders that begin with a capital are modules of their own, of which `main` is
  /// compiled. `compiled` limits compilation to one theme. Sources are named by their paths below `root`.
  static func folder(_ folder: String, root: String, main: String? = nil, compiled: String? = nil) throws -> ThemeFiles {
    var files = ThemeFiles()
    let all = Fixtures.files(below: folder, ending: ".json").filter { !$0.hasSuffix("expected.json") }
    for path in all {
      let first = String(path.split(separator: "/")[0])
      let module = first != path && first.first?.isUppercase == true ? first : nil
      let ownPath = module.map { String(path.dropFirst($0.count + 1)) } ?? path
      let file = "\(folder)/\(path)"
      let id = files.input.sources.add(
        path: String(file.dropFirst(root.isEmpty ? 0 : root.count + 1)), bytes: try Fixtures.bytes(file))
      if ownPath == ModuleSettings.fileName, module == main {
        files.input.module.settings = files.input.settings(in: id)
      } else if FileKind.of(file) != nil {
        let isMain = module == main
        let isCompiled = isMain && (compiled.map { ownPath.split(separator: "/").last == "\($0).theme.json" } ?? true)
        files.add(CompilerInput.File(path: ownPath, id: id, isCompiled: isCompiled), to: isMain ? nil : module)
      }
    }
    if let main { files.input.module.name = main }
    return files
  }
}
