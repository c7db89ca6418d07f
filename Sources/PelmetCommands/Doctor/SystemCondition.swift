/// A condition of `#if` that keeps code for UIKit from Linux without a word, so that tests of it pass because there are none.
struct SystemCondition {
  /// The line, counted from 1.
  let line: Int
  /// The bytes of the line, without the space around them.
  let range: Range<Int>
  let kind: Kind

  enum Kind: Equatable {
    /// It names a system of Apple's, such as `os(iOS)`, and says nothing of Linux: there the code is left out.
    case system(String)
    /// It asks for UIKit. Only for a target that depends on a module of that name the answer is certain.
    case module
  }

  /// The conditions of a file's text, in the order of their lines. One with an `#else`, or beside a branch for Linux, names a system on purpose.
  static func all(in text: [UInt8]) -> [SystemCondition] {
    var found: [SystemCondition] = []
    var chains: [Chain] = []
    for (index, line) in text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
      let words = String(decoding: line, as: UTF8.self).split(separator: "//", maxSplits: 1, omittingEmptySubsequences: false)[0]
        .split(whereSeparator: \.isWhitespace)
      guard let first = words.first, first.hasPrefix("#") else { continue }
      if first == "#if" { chains.append(Chain(isInside: chains.contains { !$0.systems.isEmpty })) }
      guard let last = chains.indices.last else { continue }
      switch first {
      case "#if", "#elseif":
        let condition = words.dropFirst().joined()
        let start = line.firstIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") } ?? line.startIndex
        let end = line.last == UInt8(ascii: "\r") ? line.endIndex - 1 : line.endIndex
        func add(_ kind: Kind, to list: inout [SystemCondition]) {
          list.append(SystemCondition(line: index + 1, range: start..<end, kind: kind))
        }
        if condition.contains("os(Linux)") {
          chains[last].isOnPurpose = true
        } else if condition.contains("canImport(UIKit)") {
          add(.module, to: &found)
          chains[last].isOnPurpose = true
        } else if let system = systems.first(where: { condition.contains($0) && !condition.contains("!\($0)") }) {
          add(.system(system), to: &chains[last].systems)
        }
      case "#else": chains[last].isOnPurpose = true
      case "#endif": found += chains.removeLast().leftOut
      default: break
      }
    }
    return found.sorted { $0.line < $1.line }
  }

  private static let systems = ["os(iOS)", "os(tvOS)", "os(visionOS)"]

  /// An `#if` with its branches.
  private struct Chain {
    /// Whether code around it is left out: then all has been said.
    let isInside: Bool
    var systems: [SystemCondition] = []
    /// Whether a branch is for other systems, too.
    var isOnPurpose = false

    var leftOut: [SystemCondition] { isInside || isOnPurpose ? [] : systems }
  }
}
