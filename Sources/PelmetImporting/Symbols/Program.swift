/// All declarations of the files that are read.
struct Program {
  private(set) var types: [String: TypeInformation] = [:]
  private(set) var functions: [String: [Function]] = [:]
  private(set) var variables: [String: Property] = [:]
  /// Names of types in the order of their declarations.
  private(set) var typeNames: [String] = []
  /// Nested types by their own names alone, where only one has it.
  private var shortNames: [String: String?] = [:]
  private var subtypes: [String: [String]] = [:]
  private var aliases: [String: String] = [:]
  /// Cases of enumerations by the names that Objective-C has for them.
  private var constants: [String: (type: String, name: String)] = [:]

  /// Names of variables and members that some code sets, whosever they are.
  private(set) var changed: Set<String> = []
  /// The places of what was too deep to be read.
  private(set) var refusals: [SourcePlace] = []
  /// The places of what the parser did not understand.
  private(set) var mistakes: [SourcePlace] = []
  /// Every function and method, in the order of their declarations.
  private(set) var allFunctions: [Function] = []
  let choices: UserChoices
  private let memory = Memory()

  /// Answers that have been worked out: the evaluator asks for the same ones again and again.
  private final class Memory {
    var ancestries: [String: [String]] = [:]
    var themes: [String: [String]] = [:]
    var mainContainers: [String: Bool] = [:]
    var selectors: [String: [String: [(function: Function, label: String)]]] = [:]
  }

  /// The instances that files of data have, by their types.
  private(set) var data: [String: [ThemeData.Instance]] = [:]
  /// The content of dictionaries that files of data have, by the types that store them.
  private var tables: [String: [(name: String, value: ThemeData.Scalar)]] = [:]

  /// - Parameter files: In the order of their paths.
  init(_ files: [SourceDeclarations], choices: UserChoices = UserChoices()) {
    self.choices = choices
    for file in files {
      refusals += file.refusal.map { [$0] } ?? []
      mistakes += file.mistake.map { [$0] } ?? []
      aliases.merge(file.aliases) { first, _ in first }
      allFunctions += file.functions + file.types.flatMap(\.functions)
      for type in file.types {
        if types[type.name] == nil { typeNames.append(type.name) }
        types[type.name, default: TypeInformation(name: type.name)].add(type)
        guard let prefix = type.objectiveCName else { continue }
        for element in type.cases {
          constants[prefix + element.name.prefix(1).uppercased() + element.name.dropFirst()] = (type.name, element.name)
        }
      }
      for function in file.functions { functions[function.name, default: []].append(function) }
      for variable in file.variables where variables[variable.name] == nil { variables[variable.name] = variable }
    }
    for (type, file) in choices.data {
      guard let name = resolve(TypeText.base(type), in: nil) else { continue }
      let content = ThemeData(file)
      if content.table.isEmpty { data[name] = content.instances } else { tables[name] = content.table }
    }
    for function in allFunctions where function.name != "init" { changed.formUnion(function.mentions.changed) }
    for property in files.flatMap({ $0.variables + $0.types.flatMap(\.properties) }) {
      let value = property.value.map { [Statement(kind: .expression($0), place: property.place)] } ?? []
      changed.formUnion(Mentions(property.setters + (property.getter ?? []) + value).changed)
    }
    for name in typeNames {
      if let short = name.split(separator: ".").last.map(String.init), short != name {
        shortNames[short] = shortNames[short] == nil ? .some(name) : .some(nil)
      }
      for parent in types[name]?.inherited ?? [] { subtypes[TypeText.base(parent), default: []].append(name) }
    }
  }

  /// The full name of a type that is named in another one.
  func resolve(_ name: String, in owner: String?) -> String? {
    var scope = owner
    while let outer = scope {
      let full = "\(outer).\(name)"
      if types[full] != nil { return full }
      if let other = aliases[full] { return resolved(alias: other, in: outer) }
      scope = outer.lastIndex(of: ".").map { String(outer[..<$0]) }
    }
    if types[name] != nil { return name }
    if let other = aliases[name] { return resolved(alias: other, in: nil) }
    return shortNames[name].flatMap { $0 }
  }

  /// The type behind another name, which may be another name itself.
  private func resolved(alias: String, in owner: String?) -> String {
    var name = alias
    // Names that stand for each other end somewhere.
    for _ in 0..<8 {
      if types[name] != nil { return name }
      guard let next = owner.flatMap({ aliases["\($0).\(name)"] }) ?? aliases[name], next != name else { break }
      name = next
    }
    return types[name] != nil ? name : shortNames[name].flatMap { $0 } ?? name
  }

  func type(_ name: String) -> TypeInformation? { resolve(TypeText.base(name), in: nil).flatMap { types[$0] } }

  /// A type with its superclasses and protocols, each once, the nearest first.
  func ancestry(_ name: String) -> [String] {
    if let known = memory.ancestries[name] { return known }
    let ancestry = searchedAncestry(name)
    memory.ancestries[name] = ancestry
    return ancestry
  }

  private func searchedAncestry(_ name: String) -> [String] {
    var found: [String] = []
    var known: Set<String> = []
    var pending = [TypeText.base(name)]
    var next = 0
    while next < pending.count {
      let name = resolve(pending[next], in: nil) ?? pending[next]
      next += 1
      guard known.insert(name).inserted else { continue }
      found.append(name)
      let parents = (types[name]?.inherited ?? []) + (KnownTypes.superclass[name].map { [$0] } ?? [])
      pending += parents.map(TypeText.base)
    }
    return found
  }

  func isA(_ name: String, _ ancestor: String) -> Bool { ancestry(name).contains(ancestor) }

  func property(_ name: String, of type: String, isStatic: Bool) -> Property? {
    for ancestor in ancestry(type) {
      if let property = types[ancestor]?.properties[name], property.isStatic == isStatic, !isRequirement(property, ancestor) {
        return property
      }
    }
    return nil
  }

  /// The property that a protocol asks of a type.
  func requirement(_ name: String, of type: String) -> Property? {
    ancestry(type).lazy.compactMap { ancestor in
      self.types[ancestor]?.properties[name].flatMap { self.isRequirement($0, ancestor) ? $0 : nil }
    }.first
  }

  /// Whether a property is only asked for by a protocol.
  private func isRequirement(_ property: Property, _ owner: String) -> Bool {
    types[owner]?.kind == .protocol && property.getter == nil && property.value == nil
  }

  func methods(_ name: String, of type: String, isStatic: Bool) -> [Function] {
    for ancestor in ancestry(type) {
      let all = (types[ancestor]?.functions[name] ?? []).filter { $0.body != nil && ($0.isStatic == isStatic || name == "init") }
      if !all.isEmpty { return all }
    }
    return []
  }

  /// The methods of Swift whose selector begins so, each with the label of its first argument.
  func selectable(_ selector: String, of type: String, isStatic: Bool) -> [(function: Function, label: String)] {
    for ancestor in ancestry(type) {
      let found = selectors(of: ancestor)[selector, default: []].filter { $0.function.isStatic == isStatic }
      if !found.isEmpty { return found }
    }
    return []
  }

  private func selectors(of type: String) -> [String: [(function: Function, label: String)]] {
    if let known = memory.selectors[type] { return known }
    var all: [String: [(function: Function, label: String)]] = [:]
    for function in (types[type]?.functions ?? [:]).values.flatMap({ $0 }).sorted(by: { $0.place < $1.place }) {
      guard function.body != nil, let label = function.parameters.first?.label else { continue }
      for name in Selectors.names(function.name, label) { all[name, default: []].append((function, label)) }
    }
    memory.selectors[type] = all
    return all
  }

  /// A case of an enumeration that Objective-C sees, by its name there.
  func constant(_ name: String) -> (type: String, name: String)? { constants[name] }

  /// The content that a file of data has for a property: the only dictionary that its type stores.
  func table(of property: Property) -> [(name: String, value: ThemeData.Scalar)]? {
    guard let owner = property.owner, let table = tables[owner], property.isDictionary else { return nil }
    let dictionaries = (types[owner]?.properties ?? [:]).values.filter { $0.isDictionary && $0.getter == nil }
    return dictionaries.count == 1 ? table : nil
  }

  /// The classes and structures that are a type, by inheritance or conformance, in the order of declaration.
  func instances(of type: String) -> [String] {
    var known: Set<String> = []
    var pending = [type]
    while let next = pending.popLast() {
      guard known.insert(next).inserted else { continue }
      pending += subtypes[next] ?? []
    }
    return typeNames.filter { name in
      known.contains(name) && [.class, .structure].contains(types[name]?.kind)
    }
  }

  /// The instances of a type of themes: the cases of an enumeration, or the types that are it and need no arguments.
  func themes(of name: String) -> [String] {
    if let known = memory.themes[name] { return known }
    let themes = searchedThemes(of: name)
    memory.themes[name] = themes
    return themes
  }

  private func searchedThemes(of name: String) -> [String] {
    if let flag = flag(name) { return ["", flag.name] }
    guard let information = type(name), choices.areThemes(information.name) else { return [] }
    switch information.kind {
    case .enumeration: return information.cases.map(\.name)
    case .protocol, .class, .structure:
      if let known = data[information.name] { return known.map(\.name) }
      let constants = constants(of: name)
      if constants.count > 1 || information.kind == .structure { return constants }
      return instances(of: name).filter { type in
        let inits = methods("init", of: type, isStatic: false)
        return !isA(type, "UIResponder") && (inits.isEmpty || inits.contains { $0.parameters.allSatisfy { $0.value != nil } })
      }
    case .extension: return []
    }
  }

  /// A choice that each theme of a type leaves open: a variable that is true or false. `Look.isDark` names it.
  func flag(_ name: String) -> Property? {
    guard let dot = name.lastIndex(of: "."), data[String(name[..<dot])] != nil else { return nil }
    let property = property(String(name[name.index(after: dot)...]), of: String(name[..<dot]), isStatic: false)
    return property.flatMap { $0.isVariable && $0.type == "Bool" ? $0 : nil }
  }

  /// Whether most of the app's containers of one kind are of a class, or inherit from it.
  func isMainContainer(_ type: String) -> Bool {
    if let known = memory.mainContainers[type] { return known }
    let result = KnownTypes.containers.contains { isMain(type, among: $0) }
    memory.mainContainers[type] = result
    return result
  }

  private func isMain(_ type: String, among kind: String) -> Bool {
    guard isA(type, kind), kind != "UIHostingController" else { return false }
    let all = typeNames.filter { types[$0]?.kind == .class && isA($0, kind) && !isA($0, "UIImagePickerController") }
    let own = Set(all.filter { isA($0, type) })
    guard own.count * 2 > all.count else { return false }
    // Those that UIKit declares count where the app makes them.
    let names = own.union(aliases.filter { own.contains($0.value) }.keys)
    let uses = allFunctions.reduce(into: (own: 0, plain: 0)) { uses, function in
      if function.mentions.called.contains(kind) { uses.plain += 1 }
      if !names.isDisjoint(with: function.mentions.called) { uses.own += 1 }
    }
    return uses.own > uses.plain
  }

  /// The static constants of a type that are of the type itself, in the order of declaration.
  func constants(of type: String) -> [String] {
    let all = (types[type]?.properties ?? [:]).values.filter { property in
      guard property.isStatic, !property.isVariable, property.value != nil else { return false }
      if let declared = property.type { return resolve(TypeText.base(declared), in: type) == type }
      guard case .call(let function, _)? = property.value?.kind, case .name(let name) = function.kind else { return false }
      return resolve(name, in: type) == type
    }
    return all.sorted { $0.place < $1.place }.map(\.name)
  }
}
