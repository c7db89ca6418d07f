import PelmetDiagnostics
import PelmetTestSupport
import Testing

@testable import PelmetReports

@Suite struct UnifiedDiffTests {
  @Test func isEmptyForEqualTexts() {
    for text in ["", "a\n", "a"].map({ Array($0.utf8) }) { #expect(UnifiedDiff.render(text, text, path: "a.json") == "") }
  }

  /// The hunks are those of `diff -u`.
  @Test(arguments: [
    ("a\nb\nc\nd\ne\nf\ng\n", "a\nb\nc\nx\ne\nf\ng\n", "@@ -1,7 +1,7 @@\n a\n b\n c\n-d\n+x\n e\n f\n g\n"),
    ("a\n", "a\nb\n", "@@ -1 +1,2 @@\n a\n+b\n"),
    ("b\n", "a\nb\n", "@@ -1 +1,2 @@\n+a\n b\n"),
    ("a", "b\n", "@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+b\n"),
    ("a\nb", "c\nb", "@@ -1,2 +1,2 @@\n-a\n+c\n b\n\\ No newline at end of file\n"),
    ("", "a\n", "@@ -0,0 +1 @@\n+a\n"),
    ("a\r\nb\r\n", "a\r\nc\r\n", "@@ -1,2 +1,2 @@\n a\r\n-b\r\n+c\r\n"),
    (
      "1\n2\n3\n4\n5\n6\n7\n8\n9\n", "x\n2\n3\n4\n5\n6\n7\n8\ny\n",
      "@@ -1,4 +1,4 @@\n-1\n+x\n 2\n 3\n 4\n@@ -6,4 +6,4 @@\n 6\n 7\n 8\n-9\n+y\n"
    ),
    (
      "1\n2\n3\n4\n5\n6\n7\n8\n", "x\n2\n3\n4\n5\n6\n7\ny\n",
      "@@ -1,8 +1,8 @@\n-1\n+x\n 2\n 3\n 4\n 5\n 6\n 7\n-8\n+y\n"
    ),
  ])
  func showsChangedLinesAmongThreeOthers(old: String, new: String, hunks: String) {
    expectEqual(UnifiedDiff.render(Array(old.utf8), Array(new.utf8), path: "a.json"), "--- a.json\n+++ a.json\n" + hunks)
  }

  @Test func endsAPathWithSpacesSoThatPatchReadsIt() {
    let diff = UnifiedDiff.render([], [0x0A], path: "my themes/a.json")
    #expect(diff.hasPrefix("--- my themes/a.json\t\n+++ my themes/a.json\t\n@@"))
  }

  @Test(arguments: Share.of(UInt64(0)..<500)) func leadsFromOneTextToTheOther(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    // Few letters repeat lines, many make them unique.
    let letters = Array("abcdefghijklmnopqrstuvwxyz".prefix(.random(in: 1...26, using: &random)))
    var old = (0..<Int.random(in: 0...40, using: &random)).map { _ in String(letters.randomElement(using: &random) ?? "a") }
    var new = old
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      let place = Int.random(in: 0...new.count, using: &random)
      if Bool.random(using: &random), place < new.count {
        new.remove(at: place)
      } else {
        new.insert(String(letters.randomElement(using: &random) ?? "a"), at: place)
      }
    }
    for lines in [old, new] where lines.isEmpty { return }
    old[old.count - 1] += Bool.random(using: &random) ? "\n" : ""
    new[new.count - 1] += Bool.random(using: &random) ? "\n" : ""
    let (before, after) = (old.joined(separator: "\n"), new.joined(separator: "\n"))
    let diff = UnifiedDiff.render(Array(before.utf8), Array(after.utf8), path: "a.json")
    try expectEqual(Patch(diff).applied(to: before), after)
    try expectEqual(Patch(diff).reversed.applied(to: after), before)
  }
}

/// A patch in the unified format, read as strictly as `patch` reads it.
struct Patch {
  struct Hunk {
    var old: (start: Int, lines: [String])
    var new: (start: Int, lines: [String])
  }

  struct Mismatch: Error {}

  var hunks: [Hunk] = []

  init(_ diff: String) throws {
    let lines = diff.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    var counts: [(old: Int, new: Int)] = []
    var last = ""
    for line in lines.dropFirst(2).dropLast() {
      if let header = try /@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/.wholeMatch(in: line)?.output {
        let numbers = [header.1, header.2 ?? "1", header.3, header.4 ?? "1"].map { Int($0) ?? 0 }
        // An empty range names the line before it.
        let starts = (old: numbers[0] - (numbers[1] == 0 ? 0 : 1), new: numbers[2] - (numbers[3] == 0 ? 0 : 1))
        hunks.append(Hunk(old: (starts.old, []), new: (starts.new, [])))
        counts.append((numbers[1], numbers[3]))
      } else if line.hasPrefix("\\") {
        if last != "+" { hunks[hunks.count - 1].old.lines[hunks[hunks.count - 1].old.lines.count - 1].removeLast() }
        if last != "-" { hunks[hunks.count - 1].new.lines[hunks[hunks.count - 1].new.lines.count - 1].removeLast() }
      } else {
        last = String(line.prefix(1))
        if last != "+" { hunks[hunks.count - 1].old.lines.append(line.dropFirst() + "\n") }
        if last != "-" { hunks[hunks.count - 1].new.lines.append(line.dropFirst() + "\n") }
      }
    }
    for (hunk, count) in zip(hunks, counts) where hunk.old.lines.count != count.old || hunk.new.lines.count != count.new {
      throw Mismatch()
    }
  }

  var reversed: Patch {
    var patch = self
    patch.hunks = hunks.map { Hunk(old: $0.new, new: $0.old) }
    return patch
  }

  func applied(to text: String) throws -> String {
    var rest = text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) + "\n" }
    if text.hasSuffix("\n") { rest.removeLast() } else { rest[rest.count - 1].removeLast() }
    var output: [String] = []
    var line = 0
    for hunk in hunks {
      while line < hunk.old.start { (output, line) = (output + [rest[line]], line + 1) }
      guard rest[line...].starts(with: hunk.old.lines), output.count == hunk.new.start else { throw Mismatch() }
      output += hunk.new.lines
      line += hunk.old.lines.count
    }
    return (output + rest[line...]).joined()
  }
}
