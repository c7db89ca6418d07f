import Testing

@testable import GenerateProperties

/// The layout of generated source, which `swift format lint --strict` accepts.
@Suite struct SwiftTextTests {
  private static let long = String(repeating: "x", count: 60)

  private func text(_ write: (inout SwiftText) -> Void) -> String {
    var text = SwiftText()
    write(&text)
    return text.text
  }

  @Test func breaksDocumentationBetweenWords() {
    #expect(text { $0.documentation("\(Self.long) \(Self.long) y") } == "/// \(Self.long) \(Self.long) y\n")
    #expect(text { $0.documentation("\(Self.long) \(Self.long) yyyyy") } == "/// \(Self.long) \(Self.long)\n/// yyyyy\n")
  }

  @Test func putsAsManyArgumentsOnALineAsItHolds() {
    #expect(text { $0.elements([("f", ["a", "b"]), ("g", [])]) } == "f(a, b),\ng(),\n")
    #expect(
      text { $0.elements([("function", [Self.long, Self.long, "c"])]) } == "function(\n  \(Self.long), \(Self.long), c)\n")
    #expect(
      text { $0.elements([("f", [Self.long, "b", Self.long, "cc"])]) } == "f(\n  \(Self.long), b, \(Self.long),\n  cc)\n")
  }

  @Test func breaksAnArgumentThatIsALongCall() {
    let name = String(repeating: "x", count: 124)
    #expect(text { $0.elements([("f", ["a", ".g(\(name))", "c"])]) } == "f(\n  a,\n  .g(\n    \(name)),\n  c)\n")
  }

  @Test func closesACallBelowALineThatIsFull() {
    let full = String(repeating: "x", count: 128)
    #expect(text { $0.elements([("f", [full])]) } == "f(\n  \(full)\n)\n")
  }

  @Test func escapesKeywords() {
    #expect(["default", "title"].map(SwiftText.identifier) == ["`default`", "title"])
  }
}
