#if canImport(CJSONC)
  /// The parts of a document that json-c parses by themselves, in the order of the text.
  struct JSONRuns {
    /// The number of bytes of neighbours that are parsed together.
    fileprivate static let length = 32 << 10

    /// Neighbours in an object or a list.
    struct Run: Sendable {
      let nodes: Range<Int>
      let bytes: Range<Int>
      /// Whether a key precedes each value.
      let hasKeys: Bool
    }

    /// The rest of a container.
    fileprivate struct Rest {
      var nodes: Range<Int>
      let hasKeys: Bool
      /// Whether each value is a run.
      let isApart: Bool
    }

    /// The containers that are open, from the outermost.
    private var open: [Rest]

    init(of tape: JSONTape) {
      open = [Rest(nodes: 0..<tape.nodes.count, hasKeys: false, isApart: false)]
    }

    /// The next runs: so many, or all that are left.
    mutating func next(_ count: Int, in tape: JSONTape) -> [Run] {
      var runs: [Run] = []
      while runs.count < count, let run = next(in: tape) { runs.append(run) }
      return runs
    }

    private mutating func next(in tape: JSONTape) -> Run? {
      while var rest = open.popLast() {
        guard let first = rest.nodes.first else { continue }
        let (start, value) = (Int(tape.nodes[first].start), rest.hasKeys ? first + 1 : first)
        let node = tape.nodes[value]
        if Int(node.end) - start > Self.length, node.kind <= JSONTape.Kind.array {
          rest.nodes = node.payload..<rest.nodes.upperBound
          open.append(rest)
          open.append(
            Rest(nodes: value + 1..<node.payload, hasKeys: node.kind == JSONTape.Kind.object, isApart: node.isApart))
          continue
        }
        let run = rest.isApart ? Run(value: value, in: tape) : rest.run(from: start, in: tape)
        rest.nodes = run.nodes.upperBound..<rest.nodes.upperBound
        open.append(rest)
        return run
      }
      return nil
    }
  }

  extension JSONRuns.Run {
    /// One value without its key.
    init(value: Int, in tape: JSONTape) {
      let node = tape.nodes[value]
      self.init(nodes: value..<tape.next(after: value), bytes: Int(node.start)..<Int(node.end), hasKeys: false)
    }
  }

  extension JSONRuns.Rest {
    /// The first value, however long it is, and those behind it that have room beside it.
    fileprivate func run(from start: Int, in tape: JSONTape) -> JSONRuns.Run {
      let keys = hasKeys ? 1 : 0
      var (next, end) = (nodes.lowerBound, start)
      repeat {
        end = Int(tape.nodes[next + keys].end)
        next = tape.next(after: next + keys)
      } while next < nodes.upperBound && Int(tape.nodes[next + keys].end) - start <= JSONRuns.length
      return JSONRuns.Run(nodes: nodes.lowerBound..<next, bytes: start..<end, hasKeys: hasKeys)
    }
  }

  extension JSONTape.Node {
    /// json-c keeps one value of a key, and cuts keys at U+0000: the values of such an object are read one by one.
    var isApart: Bool {
      kind == JSONTape.Kind.object && (has(JSONTape.Flag.duplicates) || has(JSONTape.Flag.zeroInKey))
    }
  }
#endif
