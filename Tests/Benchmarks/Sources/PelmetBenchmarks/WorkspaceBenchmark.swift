import PelmetReports
import PelmetTestSupport

/// The time that passes in an editor from a change to its findings, with fifty themes and ten thousand tokens open: from the message that
/// tells of it to the answer, in the server.
enum WorkspaceBenchmark {
  private static let name = "workspace of an editor"

  static func report(_ isWanted: (String) -> Bool) throws {
    guard isWanted(name) else { return }
    let folder = try TemporaryFolder(files)
    var editor = Editor(folder.path)
    for (file, text) in files { editor.open(folder[file], text) }
    let (theme, tokens) = (folder["theme7.theme.json"], folder["brand.tokens.json"])
    print(name, "", "median", "worst", "median of processors", "worst", separator: "\t")
    line("first findings", [measure { editor.diagnose(theme) }])
    let first = text(7)
    line(
      "a change of a theme, 200 times",
      (0..<200).map { number in
        measure { editor.change(theme, first.replacing("0.5", with: "0.\(number + 100)"), thenAsk: theme) }
      })
    line(
      "a longer theme, 50 times",
      (0..<50).map { number in
        let title = "\"" + String(repeating: "x", count: number) + "Theme"
        return measure { editor.change(theme, first.replacing("\"Theme", with: title), thenAsk: theme) }
      })
    line(
      "a theme that is no JSON, 50 times",
      (0..<50).map { number in measure { editor.change(theme, String(first.dropLast(number + 3)), thenAsk: theme) } })
    line(
      "a change of the tokens, 30 times",
      (0..<30).map { number in measure { editor.change(tokens, changedTokens(number + 10), thenAsk: theme) } })
    editor.change(theme, first, thenAsk: theme)
    let used = "\"{color.group3.token7}\""
    let before = first.split(separator: used)[0] + "\"{grou"
    let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
    let place: JSONTree = ["line": .integer(lines.count - 1), "character": .integer(lines.last?.utf16.count ?? 0)]
    line(
      "a change and completion of a token, 50 times",
      (0..<50).map { number in
        let text = first.replacing(used, with: "\"{grou") + String(repeating: " ", count: number % 3)
        return measure { editor.change(theme, text, thenAsk: theme, "completion", ["position": place]) }
      })
    line("hover, 50 times", (0..<50).map { _ in measure { editor.ask("hover", theme, ["position": place]) } })
    reportMemory(&editor, theme, tokens)
  }

  /// The peak of memory after a thousand edits, and after ten thousand: of a theme, which is broken by every third one, and now and then of
  /// the tokens.
  private static func reportMemory(_ editor: inout Editor, _ theme: String, _ tokens: String) {
    func edit(_ numbers: Range<Int>) {
      for number in numbers {
        let text = text(7).replacing("0.5", with: "0.\(number + 100)")
        editor.change(theme, number % 3 == 0 ? String(text.dropLast(number % 90 + 3)) : text, thenAsk: theme)
        if number % 100 == 0 { editor.change(tokens, changedTokens(number / 100 + 100), thenAsk: theme) }
      }
    }
    edit(0..<1000)
    let before = PeakMemory.kilobytes
    edit(1000..<10_000)
    print("", "10,000 edits", "peak \(before) kB after 1,000, \(PeakMemory.kilobytes) kB after all", separator: "\t")
  }

  private static func changedTokens(_ number: Int) -> String {
    (files["brand.tokens.json"] ?? "").replacing("#000007", with: "#0\(String(number + 1000).dropFirst())07")
  }

  private typealias Time = (clock: Double, processors: Double)

  /// In milliseconds.
  private static func measure(_ body: () -> Void) -> Time {
    var processors = 0.0
    let time = ContinuousClock().measure { processors = ProcessorTime.measure(body) }
    return (Double(time.components.seconds) * 1000 + Double(time.components.attoseconds) / 1e15, processors * 1000)
  }

  private static func line(_ title: String, _ times: [Time]) {
    func shown(_ times: [Double]) -> [String] {
      let sorted = times.sorted()
      return [sorted[sorted.count / 2], sorted[sorted.count - 1]].map { "\(Int($0)).\(Int($0 * 10) % 10) ms" }
    }
    print("", ([title] + shown(times.map(\.clock)) + shown(times.map(\.processors))).joined(separator: "\t"), separator: "\t")
  }

  private static let files: [String: String] = {
    var files = ["pelmet.json": "{ \"rules\": { \"UnusedToken\": \"off\" } }"]
    for number in 0..<50 { files["theme\(number).theme.json"] = text(number) }
    let groups = (0..<100).map { group in
      let tokens = (0..<100).map { token in
        "\"token\(token)\": { \"$value\": \"#\(String(1_000_000 + group * 100 + token).dropFirst())\" }"
      }
      return "\"group\(group)\": {\n      \(tokens.joined(separator: ",\n      "))\n    }"
    }
    files["brand.tokens.json"] =
      "{\n  \"color\": {\n    \"$type\": \"color\",\n    \(groups.joined(separator: ",\n    "))\n  }\n}\n"
    return files
  }()

  /// A theme with colours from tokens, three screens and all bars.
  private static func text(_ number: Int) -> String {
    func bar(_ token: Int) -> String {
      """
      { "tintColor": "{ink}", "standardAppearance": { "background": "opaque", "backgroundColor": "{paper}", "titleTextAttributes": { "foregroundColor": "{color.group\(token).token7}" } } }
      """
    }
    let screens = (0..<3).map { "\"screen\($0)\": { \"navigationBar\": \(bar(number + $0)) }" }
    return """
      {
        "pelmet": 1,
        "title": "Theme \(number)",
        "tokens": ["brand.tokens.json"],
        "colors": { "ink": "{color.group\(number).token1}", "paper": "#FFFFFF", "line": { "color": "{ink}", "alpha": 0.5 } },
        "navigationBar": \(bar(number)),
        "toolbar": { "tintColor": "{color.group3.token7}", "standardAppearance": { "shadowColor": "{line}" } },
        "tabBar": { "tintColor": "{ink}", "standardAppearance": { "backgroundColor": "{paper}" } },
        "screens": { \(screens.joined(separator: ", ")) }
      }
      """
  }
}
