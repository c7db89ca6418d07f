import PelmetDiagnostics

@testable import PelmetCompiler

/// A compiler's input put together from texts: files of the module `App`, or of others as `Module:path`.
struct ThemeFiles {
  var input = CompilerInput(module: CompilerInput.Module(name: "App"))

  init() { input.workers = .threads }

  /// `files` are paths, such as `dark.theme.json` or `Core:base.theme.json`, with their texts. `Brand.colorset` stands for a colour in the
  /// module's asset catalogue.
  init(_ files: [(path: String, text: String)]) {
    self.init()
    for file in files { add(file.path, Array(file.text.utf8)) }
  }

  /// One theme called `theme`.
  init(_ text: String) { self.init([("theme.theme.json", text)]) }

  private mutating func add(_ path: String, _ bytes: [UInt8]) {
    let parts = path.split(separator: ":")
    let id = input.sources.add(path: path, bytes: bytes)
    if path == ModuleSettings.fileName {
      input.module.settings = input.settings(in: id)
      return
    }
    if path.hasSuffix(".colorset") {
      var assets = input.module.assets ?? AssetNames()
      assets.colors.insert(String(path.dropLast(".colorset".count)))
      input.module.assets = assets
      return
    }
    add(
      CompilerInput.File(path: String(parts.last ?? ""), id: id, isCompiled: parts.count == 1),
      to: parts.count == 1 ? nil : String(parts[0]))
  }

  /// Adds a file to the module that is compiled, or to another one.
  mutating func add(_ file: CompilerInput.File, to module: String?) {
    guard let module else {
      input.module.files.append(file)
      return
    }
    let index = input.dependencies.firstIndex { $0.name == module } ?? input.dependencies.endIndex
    if index == input.dependencies.endIndex { input.dependencies.append(CompilerInput.Module(name: module)) }
    input.dependencies[index].files.append(file)
  }
}
