#if Rewrite
  import PelmetImporting
  import PelmetTestSupport

  /// Sources that differ a little from those that a person has written.
  enum SourceMutation {
    /// Texts that stand where others did: numbers, names and keywords at their limits.
    private static let texts = [
      "-1", "0", "1e9", "99999999999", ".5", "nil", "true", "self", "\"\"", "\"default\"", "ä", "_A", "A_1", ".clear", ".none",
      "UIColor", "UIImage()", "class", "Self", "UINavigationBar", "[]", "()", "0xFFFFFFFFFFFFFFFFFF",
    ]

    /// Removes, repeats or moves a line, or puts another text in the place of a word.
    static func mutated(_ files: [ImportedFile], _ random: inout SplitMix64) -> [ImportedFile] {
      var files = files
      let index = Int.random(in: files.indices, using: &random)
      var lines = files[index].bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(Array.init)
      let line = Int.random(in: lines.indices, using: &random)
      switch Int.random(in: 0..<6, using: &random) {
      case 0: lines.remove(at: line)
      case 1: lines.insert(lines[line], at: Int.random(in: lines.indices, using: &random))
      case 2: lines.swapAt(line, Int.random(in: lines.indices, using: &random))
      default:
        func isWord(_ byte: UInt8) -> Bool {
          byte == UInt8(ascii: "_") || Character(UnicodeScalar(byte)).isLetter || (0x30...0x39).contains(byte)
        }
        let words = lines[line].indices.filter { isWord(lines[line][$0]) && ($0 == 0 || !isWord(lines[line][$0 - 1])) }
        guard let start = words.randomElement(using: &random), let text = texts.randomElement(using: &random) else { break }
        let end = lines[line][start...].firstIndex { !isWord($0) } ?? lines[line].endIndex
        lines[line].replaceSubrange(start..<end, with: text.utf8)
      }
      files[index] = ImportedFile(path: files[index].path, bytes: Array(lines.joined(separator: [UInt8(ascii: "\n")])))
      return files
    }
  }
#endif
