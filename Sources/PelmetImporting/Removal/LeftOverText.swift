#if Rewrite
  internal import PelmetRewriting

  /// Code that comes into a file.
  struct CodeInsertion {
    enum Place {
      case before(CodeItem)
      case after(CodeItem)
      /// At the end of a class.
      case member(of: CodeReader.Class)
    }

    let place: Place
    /// The lines of the code, indented from where it comes.
    let lines: [String]
    /// The modules that it needs.
    let modules: [String]
  }

  /// The text of a file without the items that go, and with code that comes.
  struct LeftOverText {
    private let text: SourceText
    private var edits = TextEdits()
    /// The lines that come before items.
    private var before: [ObjectIdentifier: [String]] = [:]

    /// The new text.
    private(set) var bytes: [UInt8]

    init(_ bytes: [UInt8], _ code: CodeReader, _ insertions: [CodeInsertion]) {
      text = SourceText(bytes: bytes)
      self.bytes = []
      insert(modules: Set(insertions.flatMap(\.modules)).subtracting(code.imports.map(\.name)).sorted(), code)
      for insertion in insertions { insert(insertion) }
      for function in code.functions { if let body = function.body { cut(body) } }
      self.bytes = edits.applied(to: bytes, path: "")
    }

    // MARK: - Code that comes

    private mutating func insert(modules: [String], _ code: CodeReader) {
      guard let last = code.imports.last else {
        let lines = modules.map { "import \($0)\n" }.joined()
        if !modules.isEmpty { edits.insert(lines + "\n", at: text.startWithComments(text.lineStart(code.start), from: 0)) }
        return
      }
      for module in modules {
        let next = code.imports.first { $0.name > module }?.offset
        edits.insert("import \(module)\n", at: next.map { text.lineStart($0) } ?? text.lineEnd(last.offset))
      }
    }

    private mutating func insert(_ insertion: CodeInsertion) {
      switch insertion.place {
      case .before(let item) where item.isGone: before[ObjectIdentifier(item)] = insertion.lines
      case .before(let item):
        let start = text.lineStart(item.range.lowerBound)
        if text.isBlank(start..<item.range.lowerBound) {
          let top = text.startWithComments(start, from: item.block.range.lowerBound)
          edits.insert(lines(insertion.lines, like: item), at: top)
        } else {
          edits.insert(insertion.lines.joined(separator: "; ") + "; ", at: item.range.lowerBound)
        }
      case .after(let item):
        if let end = text.endWithRemark(item.range.upperBound), end <= item.block.range.upperBound {
          edits.insert(lines(insertion.lines, like: item), at: end)
        } else {
          edits.insert("; " + insertion.lines.joined(separator: "; "), at: item.range.upperBound)
        }
      case .member(let type):
        let isOneLine = !text.isBlank(text.lineStart(type.end)..<type.end)
        let outer = text.indentation(type.end)
        let code = insertion.lines.map { line in
          let depth = line.prefix { $0 == "\t" }.count + 1
          return outer + String(repeating: text.unit, count: depth) + line.drop { $0 == "\t" } + "\n"
        }.joined()
        edits.insert("\n" + code + (isOneLine ? outer : ""), at: isOneLine ? type.end : text.lineStart(type.end))
      }
    }

    private func lines(_ lines: [String], like item: CodeItem) -> String {
      lines.map { text.indentation(item.range.lowerBound) + $0 + "\n" }.joined()
    }

    // MARK: - Code that goes

    /// Cuts what goes from a block and from those in it.
    private mutating func cut(_ body: CodeBlock) {
      var pending = [body]
      while let block = pending.popLast() {
        guard block.items.contains(where: \.isGone) else {
          pending += block.items.flatMap(\.blocks)
          continue
        }
        let isEmptied = block.isHollow && !text.hasComments(in: block.range, besides: block.items.map(\.range))
        switch block.kind {
        case .else(let start) where isEmptied: edits.replace(start..<block.range.upperBound + 1, with: "")
        case .closure(let count) where isEmptied: edits.replace(block.range, with: Self.emptyClosure(count, text, block.range))
        case .function where isEmptied, .plain where isEmptied: edits.replace(block.range, with: "")
        case .else, .closure, .function, .plain, .clause, .case:
          cutItems(of: block)
          pending += block.items.filter { !$0.isGone }.flatMap(\.blocks)
        }
      }
    }

    private static func emptyClosure(_ count: Int, _ text: SourceText, _ range: Range<Int>) -> String {
      if count > 0 { return parameters(count) + " " }
      return range.lowerBound > 0 && text.bytes[range.lowerBound - 1] == UInt8(ascii: "{") ? "" : " "
    }

    /// The parameters of a closure that uses none of them.
    private static func parameters(_ count: Int) -> String {
      " " + Array(repeating: "_", count: count).joined(separator: ", ") + " in"
    }

    private mutating func cutItems(of block: CodeBlock) {
      var index = 0
      // A case cannot be empty, and a closure has to name what it is given.
      var replacement: [String] = []
      if case .case = block.kind, block.isHollow, !block.items.contains(where: \.isRest) { replacement = ["break"] }
      if case .closure(let count) = block.kind, count > 0, block.leftCount == 0 {
        edits.insert(Self.parameters(count), at: block.range.lowerBound)
      }
      while index < block.items.count {
        guard block.items[index].isGone else {
          index += 1
          continue
        }
        let run = block.items[index...].prefix(while: \.isGone)
        index = run.endIndex
        guard let first = run.first, let last = run.last else { break }
        let border = block.kind.border(of: block.range, text.bytes.count)
        let cut = text.cut(first.range.lowerBound..<last.range.upperBound, in: border)
        let new = run.flatMap { before[ObjectIdentifier($0)] ?? [] } + replacement
        let code = cut.isLines ? lines(new, like: first) : new.map { " \($0);" }.joined()
        edits.replace(cut.range, with: code)
        replacement = []
      }
    }
  }

  extension CodeBlock.Kind {
    /// The text that cuts in a block do not leave. The last line of a case ends behind it.
    fileprivate func border(of range: Range<Int>, _ count: Int) -> Range<Int> {
      if case .case = self { range.lowerBound..<count } else { range }
    }
  }
#endif
