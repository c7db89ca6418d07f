internal import PelmetCompiler
internal import PelmetDiagnostics
internal import PelmetFiles
internal import PelmetSyntax

/// The file of `--names`: an object with a name for each class.
struct NamesFile {
  private(set) var names: [String: String] = [:]

  init(_ path: String) throws(ImportFailure) {
    let bytes: [UInt8]
    do throws(DiskFile.Problem) { bytes = try DiskFile.bytes(of: path) } catch { throw .usage("'\(path)': \(error.reason)") }
    var sources = SourceMap()
    var findings = DiagnosticBag()
    let file = sources.add(path: path, bytes: bytes)
    guard let root = JSONReader.read(file, in: sources, into: &findings)?.root, root.kind == .object else {
      throw .usage("'\(path)': expected an object such as {\"GalleryViewController\": \"gallery\"}")
    }
    for member in root.members {
      guard let name = member.value.string, ThemeName.isValid(name) else {
        throw .usage("'\(path)': the name of '\(member.name)' cannot be that of a screen; \(ThemeName.rule)")
      }
      names[member.name] = name
    }
  }
}
