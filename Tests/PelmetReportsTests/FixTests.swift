import PelmetDiagnostics
import PelmetTestSupport
import Testing

@testable import PelmetReports

@Suite struct FixTests {
  @Test func makesEveryFixAtOnceWhereNoneTouchesAnother() {
    var rounds = 0
    let fixed = Texts("0a0a0a0").fixed { text, _ in
      rounds += 1
      return text.places(of: "a").map { [Edit($0, "bb")] }
    }
    expectEqual(fixed.texts, ["app": "0bb0bb0bb0"])
    expectEqual(fixed.counts, ["app": 3])
    expectEqual(rounds, 2)
  }

  @Test func makesOneAfterAnotherWhereTheyTouch() {
    let fixed = Texts("aaaa").fixed { text, _ in text.places(of: "a").map { [Edit($0, "b")] } }
    expectEqual(fixed.texts, ["app": "bbbb"])
    expectEqual(fixed.counts, ["app": 4])
  }

  @Test func makesOneOfTwoForTheSamePlace() {
    let fixed = Texts("0a0").fixed { text, _ in text.places(of: "a").flatMap { [[Edit($0, "c")], [Edit($0, "b")]] } }
    expectEqual(fixed.texts, ["app": "0b0"])
    expectEqual(fixed.counts, ["app": 1])
  }

  @Test func makesWhatTwoFindingsAskForOnce() {
    let fixed = Texts("00").fixed { text, _ in
      text.utf8.contains(0x62) ? [] : [[Edit(1..<1, "b", of: "one")], [Edit(1..<1, "b", of: "two")]]
    }
    expectEqual(fixed.texts, ["app": "0b0"])
    expectEqual(fixed.counts, ["app": 2])
  }

  @Test func leavesLooksAloneUnlessTheyMayChange() {
    for looks in [false, true] {
      let fixed = Texts("0a0").fixed(looks: looks) { text, _ in text.places(of: "a").map { [Edit($0, "b", changesLook: true)] } }
      expectEqual(fixed.texts, (looks ? ["app": "0b0"] : [:]))
    }
  }

  @Test func changesEveryFileOfAFixOrNone() {
    for paths in [["app", "base"], ["app"]] {
      let fixed = Texts(["app": "a", "base": "a"], changing: Set(paths)).fixed { text, path in
        path == "app" && !text.places(of: "a").isEmpty ? [[Edit(0..<1, "b"), Edit(0..<1, "b", in: "base")]] : []
      }
      expectEqual(fixed.texts, (paths.count == 2 ? ["app": "b", "base": "b"] : [:]))
      expectEqual(fixed.counts, (paths.count == 2 ? ["app": 1, "base": 1] : [:]))
    }
  }

  @Test(arguments: [[Edit(0..<2, "b"), Edit(1..<3, "b")], [Edit(2..<5, "b")], [Edit(1..<1, "b"), Edit(1..<1, "b")], []])
  func leavesAFixAloneThatCannotBeMade(edits: [Edit]) {
    #expect(Texts("aaa").fixed { _, _ in [edits] }.texts.isEmpty)
  }

  @Test func refusesTheFixesThatBreakAFileAndMakesTheOthers() {
    let text = String(repeating: "0a", count: 20)
    let broken: Set = [13, 15, 31]
    let fixed = Texts(text).fixed { text, _ in
      text.places(of: "a").map { [Edit($0, broken.contains($0.lowerBound) ? "!" : "b")] }
    }
    expectEqual(fixed.texts["app"], text.replacing("0a", with: "0b").withLetters(at: broken, "a"))
  }

  @Test func refusesAFixThatRepeatsAKey() {
    let fixed = Texts("0x0y").fixed { text, _ in text.places(of: "x").map { [Edit($0, "y")] } }
    #expect(fixed.texts.isEmpty)
  }

  @Test(arguments: [("0!0!0", ["app": "000"]), ("0!0?0", [:])] as [(String, [String: String])])
  func changesAFileThatIsNotJSONOnlyIfItBecomesJSON(text: String, texts: [String: String]) {
    // One mistake at a time, as a reader reports them; nothing fixes a question mark.
    let fixed = Texts(text).fixed { text, _ in text.places(of: "!").prefix(1).map { [Edit($0, "")] } }
    expectEqual(fixed.texts, texts)
  }

  @Test func endsWhereFixesUndoEachOther() {
    let undo = { (text: String, _: String) in
      text.places(of: "a").map { [Edit($0, "b")] } + text.places(of: "b").map { [Edit($0, "a")] }
    }
    #expect(Texts("0a0").fixed(by: undo).texts.isEmpty)
    #expect(Texts("0b0").fixed(by: undo).texts.isEmpty)
  }

  @Test func endsWhereFixesNeverEnd() {
    let fixed = Texts("a").fixed { text, _ in [[Edit(text.utf8.count..<text.utf8.count, "a")]] }
    expectEqual(fixed.texts["app"]?.count, FixedTexts.maximumRounds + 1)
  }

  @Test func changesAFileOnceThatIsPartOfTheRunTwice() {
    let fixed = Texts("0a0", copies: 2).fixed { text, _ in text.places(of: "a").map { [Edit($0, "b")] } }
    expectEqual(fixed.texts, ["app": "0b0"])
    expectEqual(fixed.counts, ["app": 1])
  }

  @Test(arguments: Share.of(UInt64(0)..<200)) func givesTheSameTextInAnyOrderOfFindings(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var (text, expected) = ("", "")
    var edits: [[Edit]] = []
    for _ in 0..<Int.random(in: 1...12, using: &random) {
      let kept = String(repeating: "é", count: .random(in: 1...3, using: &random))
      let old = String(repeating: "x", count: .random(in: 0...3, using: &random))
      let new = String(repeating: "z", count: .random(in: 0...3, using: &random))
      text += kept
      edits.append([Edit(text.utf8.count..<text.utf8.count + old.utf8.count, new)])
      text += old
      expected += kept + new
    }
    for _ in 0..<3 {
      edits.shuffle(using: &random)
      let fixed = Texts(text + "é").fixed { now, _ in now == text + "é" ? edits : [] }
      expectEqual(fixed.texts["app"] ?? text + "é", expected + "é")
    }
  }
}
