/// The modules of a package with those that each depends on, in a file by which the command plugin tells them to the command. The plugin is
/// built with this file, too.
struct ModuleRecord {
  /// The name of a module and the path of the folder with its themes.
  struct Module {
    let name: String
    let folder: String
    /// The files and folders below, whose themes SwiftPM leaves out of the target.
    var excluded: [String] = []
  }

  /// A module that can be compiled.
  struct Entry {
    fileprivate(set) var module: Module
    /// All that it depends on, directly or not.
    fileprivate(set) var dependencies: [Module] = []

    init(_ module: Module, dependencies: [Module] = []) {
      (self.module, self.dependencies) = (module, dependencies)
    }
  }

  private(set) var entries: [Entry] = []

  init(_ entries: [Entry]) { self.entries = entries }

  /// `nil` if the bytes are not a record.
  init?(_ bytes: [UInt8]) {
    let fields = bytes.split(separator: 0, omittingEmptySubsequences: false).dropLast().map {
      String(decoding: $0, as: UTF8.self)
    }
    guard bytes.isEmpty || bytes.last == 0, fields.count.isMultiple(of: 3) else { return nil }
    for index in stride(from: 0, to: fields.count, by: 3) {
      let module = Module(name: fields[index + 1], folder: fields[index + 2])
      switch fields[index] {
      case Self.entry: entries.append(Entry(module))
      case Self.dependency where !entries.isEmpty: entries[entries.count - 1].dependencies.append(module)
      case Self.exclusion where !entries.isEmpty: entries[entries.count - 1].exclude(module.folder)
      default: return nil
      }
    }
  }

  /// Three fields for each module, its kind, its name and its folder, and for each path that is left out of the module before: its
  /// kind, the module's name and the path. Each has a zero byte behind it.
  var bytes: [UInt8] {
    entries.flatMap { entry in
      [(Self.entry, entry.module)] + entry.dependencies.map { (Self.dependency, $0) }
    }.flatMap { kind, module in
      [[kind, module.name, module.folder]] + module.excluded.map { [Self.exclusion, module.name, $0] }
    }.flatMap { fields in fields.flatMap { Array($0.utf8) + [0] } }
  }

  /// The variable of the environment that has the path of a record.
  static let variable = "PELMET_MODULES"

  private static let entry = "module"
  private static let dependency = "dependency"
  private static let exclusion = "excluded"
}

extension ModuleRecord.Entry {
  /// Leaves a path out of the module that came last.
  fileprivate mutating func exclude(_ path: String) {
    if dependencies.isEmpty {
      module.excluded.append(path)
    } else {
      dependencies[dependencies.count - 1].excluded.append(path)
    }
  }
}
