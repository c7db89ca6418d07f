import Foundation
import PelmetPreview
import PelmetTestSupport
import Testing

/// The pictures in the README, as the command draws them. `make pictures` writes them.
@Suite struct ReadmePictureTests {
  private static let themes = Fixtures.path("../../Examples/Demo/Sources/App/Themes")
  private static let style = ["--module", "CompanyStyle=\(Fixtures.path("../../Examples/CompanyStyle/Sources/CompanyStyle"))"]

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  // MARK: The page

  @Test func `shows the page of the example`() throws {
    let part = "navigationBar.standardAppearance.largeTitleTextAttributes.foregroundColor"
    let history = try run("resolve", path("daylight"), "--os", "18", "--why", part).components(separatedBy: "\n")
    let color = String(try #require(history[0].split(separator: " ").last).dropLast(2))
    let written: [String] = history.dropFirst().prefix(4).map { line in
      let words = line.trimmingCharacters(in: .whitespaces)
      // Of a path, the file; of a long value, as much as the inspector has room for.
      guard !words.hasPrefix("/"), !words.hasPrefix(".") else { return String(words.split(separator: "/").last ?? "") }
      return words.count > 24 ? "\(words.prefix(23))…" : words
    }
    let facts = [
      PagePicture.Fact(name: "Property", lines: part.split(separator: ".").map(String.init)),
      .init(name: "Written", lines: written),
    ]
    let picture = PagePicture(
      title: "Themes of App", themes: try ["brand", "daylight", "midnight"].map(entry), chosen: 1,
      devices: try ["light", "dark"].map(device), part: PagePicture.Part(title: "Large title", color: color, facts: facts))
    try Fixtures.expectGolden(picture.svg, "../../Sources/PelmetPreview/PelmetPreview.docc/preview-page.svg")
  }

  private func entry(_ theme: String) throws -> PagePicture.Entry {
    let values = try run("resolve", path(theme), "--os", "18").split(separator: "\n").map { $0.split(separator: " ") }
    let colors = ["navigationBar.standardAppearance.backgroundColor", "window.tintColor"].map { path in
      values.first { $0[0] == path }.map { String($0[1].dropLast(2)) } ?? "none"
    }
    return PagePicture.Entry(name: theme.capitalized, file: "\(theme).theme.json", colors: colors)
  }

  private func device(_ scheme: String) throws -> PagePicture.Device {
    _ = try run("preview", path("daylight"), "--os", "18", "--scheme", scheme, "-o", folder["device.svg"])
    // Both devices stand in one picture.
    let svg = Definitions.naming(own: "\(scheme)-", in: try folder.text(of: "device.svg"))
    return PagePicture.Device(caption: "\(scheme.capitalized) · iOS 18", svg: svg)
  }

  /// Runs a command that succeeds, and returns what it prints.
  private func run(_ arguments: String...) throws -> String {
    let run = TestConsole(arguments + Self.style)
    try #require(run.status == 0, "\(run.errors)")
    return run.output
  }

  private func path(_ theme: String) -> String { "\(Self.themes)/\(theme).theme.json" }

  // MARK: A difference

  @Test func `shows what a change of a base does to an app`() throws {
    for (state, badge) in [("old", "#B3261E"), ("new", "#FFD9D4")] {
      try folder.write(
        """
        { "pelmet": 1, "abstract": true, "tabBar": { "standardAppearance": { "background": "opaque", "itemAppearance": { "normal": {
          "badgeBackgroundColor": "\(badge)", "badgeTextAttributes": { "foregroundColor": "#FFFFFF" } } } } } }
        """, to: "\(state)/base.theme.json")
      try folder.write("{ \"pelmet\": 1, \"extends\": \"base\" }", to: "\(state)/shop.theme.json")
    }
    let diff = TestConsole("diff", folder["old"], folder["new"], "shop.theme.json", "--format", "html")
    let page = diff.output
    try #require(diff.status == 0, "\(diff.errors)")
    let definitions = try #require(Self.between(" aria-hidden=\"true\"><defs>\n", "\n</defs>", in: page))
    let figure = try #require(Self.between("<figure>\n", "</figure>", in: page))
    let devices = figure.components(separatedBy: "<svg ").dropFirst().compactMap { $0.components(separatedBy: "</svg>").first }
    try #require(devices.count == 2)
    try Fixtures.expectGolden(
      try Self.sheet(devices, definitions: definitions), "../../Sources/PelmetMain/PelmetMain.docc/diff.svg")
  }

  private static func between(_ start: String, _ end: String, in text: String) -> String? {
    guard let first = text.range(of: start), let last = text.range(of: end, range: first.upperBound..<text.endIndex) else {
      return nil
    }
    return String(text[first.upperBound..<last.lowerBound])
  }

  /// The lower parts of the devices before and after, with the definitions that they use. What changed is outlined.
  private static func sheet(_ devices: [String], definitions: String) throws -> String {
    let cut = 640.0
    let size = try #require(devices[0].firstMatch(of: /width="([0-9]+)" height="([0-9]+)"/))
    let (width, height) = (try #require(Double(size.output.1)), try #require(Double(size.output.2)))
    let pictures = zip(devices, ["Before", "After"]).enumerated().map { index, device in
      let x = 24 + Double(index) * (width + 24)
      return """
        <text x="\(x + width / 2)" y="38" text-anchor="middle" font-size="26" font-weight="600">\(device.1)</text>
        <svg x="\(x)" y="60" width="\(width)" height="\(height - cut)" viewBox="0 \(cut) \(width) \(height - cut)">
        <svg \(device.0)</svg>
        </svg>

        """
    }
    let all = (width: 2 * width + 72, height: height - cut + 84)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(all.width * 0.6)" height="\(all.height * 0.6)" \
      viewBox="0 0 \(all.width) \(all.height)" role="img" font-family="Inter, system-ui, sans-serif">
      <title>Two iPhones: the number on the badge can be read before the change, and not after it</title>
      <style>.changed { outline: 2px solid #d81b8a; outline-offset: 3px; }</style>
      <rect width="\(all.width)" height="\(all.height)" rx="24" fill="#ECECF0"/>
      <defs>
      \(used(by: pictures.joined(), of: definitions))
      </defs>
      \(pictures.joined())</svg>

      """
  }

  /// The definitions, one in a line each, that a text or one of them names, in their order.
  private static func used(by text: String, of definitions: String) -> String {
    let lines = definitions.components(separatedBy: "\n")
    var wanted = names(in: text)
    // A definition stands after those that it names.
    let kept = lines.reversed().filter { line in
      guard wanted.contains(where: { line.contains(" id=\"\($0)\"") }) else { return false }
      wanted.formUnion(names(in: line))
      return true
    }
    return kept.reversed().joined(separator: "\n")
  }

  private static func names(in text: String) -> Set<String> {
    Set(text.matches(of: /(?:href="|url\()#([^")]+)/).map { String($0.output.1) })
  }
}
