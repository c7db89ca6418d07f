internal import PelmetFiles

/// The command line.
struct Arguments {
  private(set) var module = ""
  private(set) var directory = ""
  private(set) var output = ""
  private(set) var dependencies: [(name: String, directory: String)] = []
  /// Dependencies by their forms.
  private(set) var forms: [(name: String, file: String)] = []
  /// The same with all tokens.
  private(set) var fullForms: [(name: String, file: String)] = []
  /// Where the module's own form goes, and the one with all tokens.
  private(set) var form: String?
  private(set) var fullForm: String?
  /// Where the list of inputs goes that made no difference.
  private(set) var unused: String?
  /// The files to read, if nothing else may be read.
  private(set) var files: [String] = []
  /// The folders outside of the border to which links may lead.
  private(set) var roots: [String] = []
  /// The plugin's record of what it has found.
  private(set) var record: String?

  static let usage = """
    usage: pelmetc --module NAME DIR --output DIR [--dependency NAME DIR]... [--form NAME FILE]... [--full-form NAME FILE]...
                   [--write-form FILE] [--write-full-form FILE] [--write-unused FILE] [--input FILE]... [--root DIR]... [@FILE]

    """

  /// The forms that a run sees, of each module one.
  /// - Parameter full: Whether those with all tokens go before the others.
  func forms(full: Bool) -> [(name: String, file: String)] {
    let (first, second) = full ? (fullForms, forms) : (forms, fullForms)
    let names = Set(first.map(\.name))
    return first + second.filter { !names.contains($0.name) }
  }

  /// The files of those that a run does not see if others are enough.
  var spareForms: [String] {
    let names = Set(forms.map(\.name))
    return fullForms.filter { names.contains($0.name) }.map(\.file)
  }

  /// A reason why a command line means nothing.
  struct Problem: Error {
    let text: String
  }

  init(_ words: some Sequence<String>) throws(Problem) {
    var words = ArgumentWords(words)
    while let word = try words.option() {
      switch word {
      case "--module": (module, directory) = (try words.value(of: word), try words.value(of: word))
      case "--output": output = try words.value(of: word)
      case "--dependency": dependencies.append((try words.value(of: word), try words.value(of: word)))
      case "--form": forms.append((try words.value(of: word), try words.value(of: word)))
      case "--full-form": fullForms.append((try words.value(of: word), try words.value(of: word)))
      case "--write-form": form = try words.value(of: word)
      case "--write-full-form": fullForm = try words.value(of: word)
      case "--write-unused": unused = try words.value(of: word)
      case "--input": files.append(try words.value(of: word))
      case "--root": roots.append(try words.value(of: word))
      case "--record": record = try words.value(of: word)
      default: throw Problem(text: "'\(word)' is not an option")
      }
    }
    for (option, value) in [("--module", module), ("--module", directory), ("--output", output)] where value.isEmpty {
      throw Problem(text: "\(option) is missing")
    }
    for (option, given) in [("--form", forms), ("--full-form", fullForms)] {
      var known: [String: String] = [:]
      for (name, file) in given {
        if name == module { throw Problem(text: "\(option) names the module '\(name)' itself: \(file)") }
        guard let other = known.updateValue(file, forKey: name) else { continue }
        throw Problem(text: "there are two modules of the name '\(name)': \(other) and \(file)")
      }
    }
    if record != nil, !files.isEmpty { throw Problem(text: "--record and --input exclude each other") }
  }
}

/// The words of a command line, with those of the files that it names by `@FILE` in the place of an option.
private struct ArgumentWords {
  private var words: IndexingIterator<[String]>
  /// The words of the file that was named last.
  private var file: IndexingIterator<[String]> = [].makeIterator()

  init(_ words: some Sequence<String>) { self.words = Array(words).makeIterator() }

  /// The next option. A file of arguments names no other one.
  mutating func option() throws(Arguments.Problem) -> String? {
    while true {
      if let word = file.next() { return word }
      guard let word = words.next() else { return nil }
      guard word.hasPrefix("@") else { return word }
      do throws(ParametersFile.Problem) {
        file = try ParametersFile(String(word.dropFirst())).arguments.makeIterator()
      } catch {
        throw Arguments.Problem(text: "\(error)")
      }
    }
  }

  mutating func value(of option: String) throws(Arguments.Problem) -> String {
    guard let word = file.next() ?? words.next() else { throw Arguments.Problem(text: "the value of \(option) is missing") }
    return word
  }
}
