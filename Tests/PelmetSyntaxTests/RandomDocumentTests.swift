import PelmetDiagnostics
import PelmetTestSupport
import Testing

@testable import PelmetSyntax

@Suite struct RandomDocumentTests {
  @Test(arguments: JSONBackend.allCases)
  func readsBackWhatWasPrinted(backend: JSONBackend) throws {
    var generator = SplitMix64(seed: 1)
    for _ in 0..<2000 {
      let tree = Tree.random(using: &generator)
      var text = ""
      tree.print(into: &text, using: &generator)
      let reading = Reading(text, backend: backend)
      #expect(reading.diagnostics.isEmpty, "\(text)")
      let document = try #require(reading.document)
      expectEqual(Tree(document.root), tree, "\(text)")
    }
  }

  @Test func everyTextGivesADocumentOrOneErrorAndTheSameFromEveryBackend() {
    var generator = SplitMix64(seed: 2)
    for _ in 0..<6000 {
      var text = ""
      Tree.random(using: &generator).print(into: &text, using: &generator)
      var bytes = Array(text.utf8)
      for _ in 0..<Int.random(in: 1...3, using: &generator) { mutate(&bytes, using: &generator) }
      let readings = JSONBackend.allCases.map { Reading(bytes, backend: $0) }
      for reading in readings {
        let errors = reading.diagnostics.filter { $0.rule != .duplicateKey }
        expectEqual(errors.count, (reading.document == nil ? 1 : 0), "\(bytes)")
        #expect(reading.document != nil || reading.diagnostics.count == 1, "\(bytes)")
        #expect(errors.allSatisfy { $0.rule != .internalError && !$0.summary.isEmpty }, "\(bytes)")
        expectEqual(reading.diagnostics, readings.first?.diagnostics, "\(bytes)")
        expectEqual(reading.document.map { Tree($0.root) }, readings.first?.document.map { Tree($0.root) }, "\(bytes)")
      }
    }
  }

  /// Longer than what is given to json-c at a time.
  @Test(arguments: JSONBackend.allCases)
  func readsLongDocuments(backend: JSONBackend) throws {
    var generator = SplitMix64(seed: 3)
    let trees = (0..<400).map { _ in Tree.random(depth: 5, using: &generator) }
    let long = Tree.array(
      trees + [.string(String(repeating: "ab\n", count: 30_000)), .object([]), .array(trees.map { .array([$0]) })])
    let tree = Tree.object([
      .init(name: "long", value: long), .init(name: "same", value: .object([.init(name: "é", value: long)])),
    ])
    var text = ""
    tree.print(into: &text, using: &generator)
    let document = try #require(Reading(text, backend: backend).document)
    expectEqual(Tree(document.root), tree)
  }

  /// Threads share the parts of a long document, and its values stand in the order of the text nevertheless.
  @Test func readsLongDocumentsOnThreadsInAnyOrder() throws {
    var generator = SplitMix64(seed: 4)
    var text = "[\n"
    for number in 0..<3000 {
      Tree.random(depth: 4, using: &generator).print(into: &text, using: &generator)
      // Two values of one key, and keys that differ behind U+0000, are read apart.
      text += ", { \"a\": \"\\n\(number)\", \"a\": { \"b\": \(number).5, \"b\": \"\\t\", \"c\\u0000\": 1e\(number % 300) } },\n"
      text += "\"\\n\(String(repeating: "x", count: 800))\",\n"
    }
    text += "null]"
    #expect(text.utf8.count > 2 << 20)
    try expectEqualTapes(text)
  }

  /// Objects that json-c cannot hold, longer than what it is given at a time.
  @Test func readsLongObjectsWithDuplicates() throws {
    func object(_ value: String) -> String {
      let members = (0..<3000).map { "\"key \($0)\": \"\\n\($0)\", \"number \($0)\": \($0).25" }
      return "{ \"a\": \"\\t\", \(members.joined(separator: ",\n")), \"a\": \(value), \"\\u0000\": [\"\\r\"] }"
    }
    let list = "[\(Array(repeating: "1.5, \"\\n\"", count: 10_000).joined(separator: ", "))]"
    let short = "{ \"b\": 1.5, \"b\": { \"c\": 2.5, \"c\": \"\\n\" } }"
    try expectEqualTapes("{ \"x\": \(object(object(list))), \"y\": \(object(short)), \"z\": \(short) }")
  }

  @Test func readsWhatIsAsLongAsOnePartOrALittleLonger() throws {
    for length in (32 << 10) - 24...(32 << 10) + 8 {
      let long = String(repeating: "x", count: length)
      try expectEqualTapes("\"\\n\(long)\"")
      try expectEqualTapes("{ \"a\": 0.5, \"\\t\": \"\(long)\\n\", \"c\": [1.5, {}] }")
      try expectEqualTapes("[0.5, { \"\(long)\": 1.5, \"b\": \"\\n\" }, [\(String(repeating: " ", count: length))], 2.5]")
    }
  }

  /// Every backend, on whatever threads, makes the same tape.
  private func expectEqualTapes(_ text: String) throws {
    let expected = try #require(Reading(text, backend: .builtIn).document)
    for backend in JSONBackend.allCases {
      for workers in [Workers.none, .threads, .backwards] {
        let document = try #require(Reading(text, backend: backend, by: workers).document)
        expectEqual(document.tape, expected.tape)
      }
    }
  }

  private func mutate(_ bytes: inout [UInt8], using generator: inout SplitMix64) {
    let index = Int.random(in: 0...bytes.count, using: &generator)
    let interesting = Array("{}[],:\"\\ue0123456789.-+tfn \n'/".utf8) + [0, 0x80, 0xC0, 0xED, 0xEF, 0xF4, 0xFF]
    let byte = interesting.randomElement(using: &generator) ?? 0
    switch Int.random(in: 0..<5, using: &generator) {
    case 0: bytes.insert(byte, at: index)
    case 1 where index < bytes.count: bytes.remove(at: index)
    case 2 where index < bytes.count: bytes[index] = byte
    case 3: bytes.removeSubrange(index...)
    default: bytes.insert(contentsOf: bytes.prefix(index).suffix(12), at: index)
    }
  }
}
