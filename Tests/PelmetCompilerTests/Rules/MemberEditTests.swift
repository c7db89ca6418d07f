import PelmetDiagnostics
import PelmetSyntax
import PelmetTestSupport
import Testing

@testable import PelmetCompiler

/// Edits of members, which keep what is around them as it is.
@Suite struct MemberEditTests {
  private func edited(_ text: String, _ edits: (MemberEdits, JSONValue) throws -> [Diagnostic.Edit]) throws -> String {
    var sources = SourceMap()
    var findings = DiagnosticBag()
    let root = try #require(
      JSONReader.read(sources.add(path: "a.json", bytes: Array(text.utf8)), in: sources, into: &findings)?.root)
    let fixIt = Diagnostic.FixIt("", edits: try edits(MemberEdits(sources: sources), root))
    return String(decoding: fixIt.applied(to: Array(text.utf8)), as: UTF8.self)
  }

  @Test(
    arguments: [
      ("{ \"a\": 1, \"b\": 2, \"c\": 3 }", "a", "{ \"b\": 2, \"c\": 3 }"),
      ("{ \"a\": 1, \"b\": 2, \"c\": 3 }", "b", "{ \"a\": 1, \"c\": 3 }"),
      ("{ \"a\": 1, \"b\": 2, \"c\": 3 }", "c", "{ \"a\": 1, \"b\": 2 }"),
      ("{ \"a\": 1, \"b\": 2, \"c\": 3 }", "bc", "{ \"a\": 1 }"),
      ("{ \"a\": 1, \"b\": 2, \"c\": 3 }", "abc", "{}"),
      ("{\n  \"a\": 1,\n  \"b\": 2,\n  \"c\": 3\n}", "b", "{\n  \"a\": 1,\n  \"c\": 3\n}"),
      ("{\n  \"a\": 1,\n  \"b\": 2,\n  \"c\": 3\n}", "ac", "{\n  \"b\": 2\n}"),
    ])
  func removesMembersWithTheirCommas(text: String, names: String, expected: String) throws {
    let result = try edited(text) { edits, root in
      try edits.removal(of: names.map { try #require(root[String($0)]) })
    }
    expectEqual(result, expected)
  }

  @Test(
    arguments: [
      ("{ \"a\": 1, \"x\": [1, 2] }", 0, "{ \"a\": 1, \"x\": [2] }"),
      ("{ \"a\": 1, \"x\": [1, 2] }", 1, "{ \"a\": 1, \"x\": [1] }"),
      ("{ \"a\": 1, \"x\": [1] }", 0, "{ \"a\": 1 }"), ("{\n  \"x\": [ 1 ],\n  \"a\": 1\n}", 0, "{\n  \"a\": 1\n}"),
    ])
  func removesAnElementAndAnArrayThatItLeavesEmpty(text: String, index: Int, expected: String) throws {
    let result = try edited(text) { edits, root in
      edits.removal(of: [Array(try #require(root["x"]).elements)[index]])
    }
    expectEqual(result, expected)
  }

  @Test(
    arguments: [
      ("{ \"a\": 1 }", "{ \"a\": 1, \"new\": 0 }"), ("{\"a\":1,\"b\":2}", "{\"a\":1, \"new\": 0,\"b\":2}"),
      ("{\n    \"a\": 1,\n    \"b\": 2\n}", "{\n    \"a\": 1,\n    \"new\": 0,\n    \"b\": 2\n}"),
      ("{\r\n\t\"a\": 1\r\n}", "{\r\n\t\"a\": 1,\r\n\t\"new\": 0\r\n}"),
    ])
  func addsAMemberOnALineOfItsOwnIfTheOneBeforeHasOne(text: String, expected: String) throws {
    let result = try edited(text) { edits, root in [edits.insertion(of: "\"new\": 0", after: try #require(root["a"]))] }
    expectEqual(result, expected)
  }

  @Test(arguments: [
    ("{}", "{ \"new\": 0 }"), ("{\n  \"a\": 1,\n  \"b\": {}\n}", "{\n  \"a\": 1,\n  \"b\": {},\n  \"new\": 0\n}"),
  ])
  func addsAMemberAtTheEndOfAnObject(text: String, expected: String) throws {
    try expectEqual(edited(text) { edits, root in [edits.addition(of: "\"new\": 0", to: root)] }, expected)
  }

  @Test func addsAMemberInFrontOfAnother() throws {
    let result = try edited("{\n  \"a\": 1\n}") { edits, root in
      [edits.insertion(of: "\"new\": 0", before: try #require(root["a"]))]
    }
    expectEqual(result, "{\n  \"new\": 0,\n  \"a\": 1\n}")
  }
}
