import PelmetCompiler
import PelmetDiagnostics

/// A compiler's input put together from texts: files of the module `App`, or of others as `Module:path`.
struct ThemeFiles {
  var input = CompilerInput(module: CompilerInput.Module(name: "App"))

  init() {}

  /// `files` are paths, such as `dark.theme.json` or `Core:base.theme.json`, with their texts.
  init(_ files: [(path: String, text: String)]) {
    for file in files { add(file.path, Array(file.text.utf8)) }
  }

  /// One theme called `theme`.
  init(_ text: String) { self.init([("theme.theme.json", text)]) }

  mutating func add(_ path: String, _ bytes: [UInt8], isCompiled: Bool = true) {
    let id = input.sources.add(path: path, bytes: bytes)
    let parts = path.split(separator: ":")
    let file = CompilerInput.File(path: String(parts.last ?? ""), id: id, isCompiled: isCompiled && parts.count == 1)
    guard parts.count > 1 else {
      input.module.files.append(file)
      return
    }
    let name = String(parts[0])
    let index = input.dependencies.firstIndex { $0.name == name } ?? input.dependencies.endIndex
    if index == input.dependencies.endIndex { input.dependencies.append(CompilerInput.Module(name: name)) }
    input.dependencies[index].files.append(file)
  }
}
