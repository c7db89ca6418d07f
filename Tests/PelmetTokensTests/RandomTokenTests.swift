import Pelmet
import PelmetDiagnostics
import PelmetTestSupport
import Testing

@testable import PelmetTokens

/// Documents put together at random from the words of the format, most of them wrong in several places.
@Suite struct RandomTokenTests {
  /// The same documents for the same seed on every machine.
  struct Generator {
    private var numbers: SplitMix64

    init(seed: UInt64) {
      numbers = SplitMix64(seed: seed)
    }

    mutating func next(below limit: Int) -> Int { Int(numbers.next() % UInt64(limit)) }

    mutating func pick(_ words: [String]) -> String { words[next(below: words.count)] }

    static let names = ["a", "b", "c", "a.b", "$root", "$value", "$ref", "$type", "$extends", "$deprecated", "value", "type", ""]
    static let parts = [
      "colorSpace", "components", "alpha", "hex", "unit", "value", "color", "width", "style", "fontSize", "$ref", "inset",
    ]
    static let texts =
      TokenType.allCases.map(\.rawValue)
      + [
        "{a}", "{b.c}", "{a.b.c}", "{c.$root}", "{", "{}", "{a.}", "#/a", "#/a/$value", "#/b/$value/components/0", "#/", "#FFF",
        "16px", "px",
        "none", "srgb", "oklch", "solid", "bold", "",
      ]

    mutating func value(depth: Int, keys: [String]) -> String {
      switch next(below: depth == 0 ? 4 : 8) {
      case 0, 1: return "\"\(pick(Self.texts))\""
      case 2: return pick(["0", "1", "-1", "0.5", "1e300", "-1e300", "5e-324"])
      case 3: return pick(["true", "false", "null"])
      case 4:
        return "[" + (0..<next(below: 5)).map { _ in value(depth: depth - 1, keys: Self.parts) }.joined(separator: ",") + "]"
      default: return object(depth: depth - 1, keys: keys)
      }
    }

    mutating func object(depth: Int, keys: [String]) -> String {
      let members = (0..<next(below: 6)).map { _ in
        let key = pick(keys)
        return "\"\(key)\": \(value(depth: depth, keys: key == "$value" || key == "value" ? Self.parts : keys))"
      }
      return "{\(members.joined(separator: ", "))}"
    }
  }

  @Test(arguments: 0..<40) func readsAnythingAndAlwaysTheSame(_ seed: Int) {
    var generator = Generator(seed: UInt64(seed) &* 7919)
    for _ in 0..<25 {
      let files = ["x.tokens.json", "y.tokens.json"].map { (path: $0, text: generator.object(depth: 6, keys: Generator.names)) }
      func read() -> (findings: [String], values: [String]) {
        var reading = TokenReading(files)
        let set = reading.tokens()
        let paths = set.sortedPaths
        reading.look(for: paths)
        var used: Set<String> = []
        for path in paths { set.markUsed(path, in: &used) }
        // Whatever has no value has a finding.
        for path in paths {
          switch set.lookup(path) {
          case .found(let token): #expect(token.path == path)
          case .broken(let failure): #expect(!failure.findings.isEmpty)
          case .invalid: #expect(reading.bag.hasErrors, "\(path) in \(files)")
          case .missing: Issue.record("\(path) is missing in \(files)")
          }
          #expect(set.chain(from: path).count >= 1)
        }
        return (reading.findings, paths.map { "\(set.lookup($0))" })
      }
      let (first, second) = (read(), read())
      expectEqual(first.findings, second.findings)
      expectEqual(first.values, second.values)
    }
  }
}
