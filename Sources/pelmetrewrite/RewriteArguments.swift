/// The command line.
struct RewriteArguments {
  /// The folder of the module's files.
  private(set) var root = ""
  /// Where the texts go.
  private(set) var output = ""
  /// The list for the compiler's `-vfsoverlay`. Without one, the texts are compiled in place of the files.
  private(set) var overlay: String?
  /// Parts of conditions that hold, though they do not on Linux: `os(iOS)`.
  private(set) var holding: Set<String> = []
  private(set) var files: [String] = []

  static let usage = "usage: pelmetrewrite --root DIR --output DIR [--overlay FILE] [--holds CONDITION]... FILE...\n"

  /// A reason why a command line means nothing.
  struct Problem: Error {
    let text: String
  }

  init(_ words: some Sequence<String>) throws(Problem) {
    var words = words.makeIterator()
    while let word = words.next() {
      guard word.hasPrefix("--") else {
        files.append(word)
        continue
      }
      guard let value = words.next() else { throw Problem(text: "\(word) needs a value") }
      switch word {
      case "--root": root = value
      case "--output": output = value
      case "--overlay": overlay = value
      case "--holds": holding.insert(value)
      default: throw Problem(text: "'\(word)' is not an option")
      }
    }
    for (option, value) in [("--root", root), ("--output", output)] where value.isEmpty {
      throw Problem(text: "\(option) is missing")
    }
    if let file = files.first(where: { !$0.hasPrefix("\(root)/") }) { throw Problem(text: "'\(file)' is not in '\(root)'") }
  }
}
