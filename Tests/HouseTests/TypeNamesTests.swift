import Testing

/// How the tests of folders read Swift.
@Suite struct TypeNamesTests {
  @Test(
    arguments: [
      ("// Apple", []), ("/* Apple /* Pear */ Apple */ let a: Plum", ["Plum"]), (#"let a = "Apple""#, []),
      ("let a = \"\"\"\n  Apple \"Pear\"\n  \"\"\" + Plum", ["Plum"]), (##"let a = #"Apple "Pear" \(Fig)"# + Plum"##, ["Plum"]),
      (#"let a = "Apple \(Plum(of: (1, "Pear \(Fig.one)"))) Apple" + Kiwi"#, ["Plum", "Fig", "Kiwi"]),
      (##"let a = #"Apple \#(Plum) Pear"#"##, ["Plum"]), (#"let a = "\"Apple\\" + Plum"#, ["Plum"]),
    ])
  func leavesOutCommentsAndText(text: String, uses: [String]) {
    #expect(TypeNames(of: text).uses.map(\.text) == uses)
  }

  @Test(
    arguments: [
      ("let a: Outer.Inner", ["Outer"]), ("a.b.Name", []), ("let a = .Name", []), ("#Name()", []), ("@Name var a", ["Name"]),
      (#"a[keyPath: \Name.b]"#, ["Name"]), ("let a: Module.Name", ["Name"]), ("let a: Module.Outer.Inner", ["Outer"]),
      ("let a: b.Module.Name", []), ("extension Name: Other {}", ["Name", "Other"]), ("extension Module.Name {}", ["Name"]),
      ("struct Name: Other { let a: [Name] }", ["Other", "Name"]),
    ])
  func countsTheFirstComponent(text: String, uses: [String]) {
    #expect(TypeNames(of: text, namespaces: ["Module"]).uses.map(\.text) == uses)
  }

  @Test func declaresTypesThatOtherFilesCanName() {
    let names = TypeNames(
      of: """
        public struct A { enum Inner {} }
        @MainActor final class B: A { class func make() {}; actor Other {} }
        protocol C { associatedtype Element }
        private enum D { case d }
        fileprivate final class E {}
        typealias F = A
        extension A.Deep { struct Deeper {} }
        func make() { struct Local {} }
        """)
    #expect(names.declared == ["A", "B", "C", "F"])
    #expect(names.own == ["D", "E", "Element"])
    #expect(names.nested == ["A": ["Inner"], "B": ["Other"], "Deep": ["Deeper"]])
    #expect(names.bodies == ["A", "B", "C", "D", "E", "Inner", "Other", "Deep", "Deeper", "Local"])
  }

  @Test func readsGenericParameters() {
    let names = TypeNames(
      of: """
        struct A<Value: Sendable, each Element> {}
        func make<Result>(_ a: Array<Int>) where Result: Equatable {}
        func < (a: Left, b: Right) -> Bool {}
        subscript<Key>(key: Key) -> Int {}
        init(a: Set<String>) {}
        """)
    #expect(names.own == ["Value", "Element", "Result", "Key"])
  }

  @Test func takesWhatANamespaceHoldsForItsOwn() {
    let names = TypeNames(
      of: "extension Theme { struct Color { enum Space {} } }\nextension Theme.Font { enum Weight {} }", namespaces: ["Theme"])
    #expect(names.declared == ["Color"])
    #expect(names.nested == ["Color": ["Space"], "Font": ["Weight"]])
  }

  @Test func countsLinesThroughCommentsAndText() {
    let text = "/*\n\n*/ let a = \"\"\"\n  \\\n  \\(\n  One)\n  \"\"\"\n  Two"
    #expect(TypeNames(of: text).uses == [.init(text: "One", line: 6), .init(text: "Two", line: 8)])
  }
}
