/// The types that the folders of a module declare, and who names them from below.
struct ModuleTypes {
  /// A file of the module, with what it declares and uses.
  struct File {
    let path: String
    /// Below the module's folder, without `.swift`.
    let name: String
    /// The first folder below the module; empty for files beside the folders.
    let folder: String
    /// ``folder`` with the folder inside it, if there is one: `Controllers/Alerts`.
    let room: String
    let names: TypeNames
  }

  /// A use of a type that is declared in a folder above, or beside.
  struct UpwardUse: CustomStringConvertible {
    let file: File
    let line: Int
    let type: String
    let home: File

    var description: String {
      "\(file.path):\(line) names \(type), which is declared higher: \(home.path)"
    }
  }

  let files: [File]

  init(_ files: [SourceTree.File], of module: String, namespaces: Set<String>) {
    self.files = files.map { file in
      let components = file.path.split(separator: "/").drop { $0 != module }.dropFirst()
      return File(
        path: file.path, name: String(components.joined(separator: "/").dropLast(".swift".count)),
        folder: components.count > 1 ? String(components.first ?? "") : "",
        room: components.dropLast().prefix(2).joined(separator: "/"),
        names: TypeNames(of: file.text, namespaces: namespaces))
    }
  }

  /// Where each type is declared; the lowest place, if it is declared in several folders.
  private func homes(in order: FolderOrder) -> [String: File] {
    var homes: [String: (row: Int, file: File)] = [:]
    for file in files {
      guard let row = order.row(of: file.folder) else { continue }
      for name in file.names.declared where row < homes[name]?.row ?? .max { homes[name] = (row, file) }
    }
    return homes.mapValues(\.file)
  }

  /// The types nested in each type of the module.
  var nested: [String: Set<String>] {
    files.reduce(into: [:]) { all, file in all.merge(file.names.nested) { $0.union($1) } }
  }

  /// The uses that go up in an order, one for each file, line and type.
  func upwardUses(in order: FolderOrder) -> [UpwardUse] {
    let homes = homes(in: order)
    let nested = nested
    return files.flatMap { file -> [UpwardUse] in
      guard let row = order.row(of: file.folder) else { return [] }
      let hidden = file.names.hidden(by: nested)
      var seen: Set<SwiftTokens.Token> = []
      return file.names.uses.compactMap { use in
        guard let home = homes[use.text], home.folder != file.folder, let above = order.row(of: home.folder), above >= row,
          !hidden.contains(use.text), seen.insert(use).inserted
        else { return nil }
        return UpwardUse(file: file, line: use.line, type: use.text, home: home)
      }
    }
  }
}
