#if canImport(CJSONC)
  internal import CJSONC
  #if canImport(Glibc)
    internal import Glibc
  #elseif canImport(Musl)
    internal import Musl
  #endif

  /// Evaluates strings and numbers with json-c, walking its trees and the tape in step.
  ///
  /// json-c's tree of a whole file takes eight times the memory of the file. So it parses one run of neighbours at a time, in brackets of
  /// their own: small trees reuse the memory of those before, which stays in the processor's cache, and threads share the runs.
  struct JSONCValues {
    private let tape: JSONTape
    private let bytes: [UInt8]
    /// The same bytes, for calls that need a pointer.
    private let text: UnsafePointer<UInt8>
    private let tokener: UnsafeMutablePointer<json_tokener>
    private var values = JSONTape.Values()

    /// The number of runs whose values are held before they are put on the tape.
    private static let batch = 64

    /// False if json-c and the scanner see different documents; the tape is useless then.
    static func fill(_ tape: inout JSONTape, bytes: [UInt8], _ workers: Workers) -> Bool {
      let depth = tape.depth
      var runs = JSONRuns(of: tape)
      while true {
        let next = runs.next(batch, in: tape)
        if next.isEmpty { return true }
        for values in read(next, of: tape, depth, bytes, workers) {
          guard let values else { return false }
          // Nobody else may hold the nodes now, or they would be copied.
          tape.store(values)
        }
      }
    }

    /// The values of each run; nil for one of which json-c says something else.
    private static func read(
      _ runs: [JSONRuns.Run], of tape: JSONTape, _ depth: Int, _ bytes: [UInt8], _ workers: Workers
    ) -> [JSONTape.Values?] {
      workers.map(runs) { run in
        // json-c counts one level more than there are containers, and the brackets of a run are one. It clears memory for each.
        guard let tokener = json_tokener_new_ex(Int32(depth + 3)) else { return nil }
        defer { json_tokener_free(tokener) }
        // The scanner has looked whether the text is UTF-8.
        json_tokener_set_flags(tokener, JSON_TOKENER_STRICT)
        return bytes.withUnsafeBufferPointer { buffer in
          guard let text = buffer.baseAddress else { return nil }
          var walk = JSONCValues(tape: tape, bytes: bytes, text: text, tokener: tokener)
          return walk.read(run) ? walk.values : nil
        }
      }
    }

    // MARK: - Parsing with json-c. Each function returns false at the first difference.

    private mutating func read(_ run: JSONRuns.Run) -> Bool {
      if !run.hasKeys, let only = run.nodes.first, tape.nodes[only].isApart, tape.next(after: only) == run.nodes.upperBound {
        return readApart(only)
      }
      json_tokener_reset(tokener)
      _ = json_tokener_parse_ex(tokener, run.hasKeys ? "{" : "[", 1)
      if let replaced = SurrogatePairs.replaced(in: text, run.bytes) {
        replaced.withUnsafeBufferPointer { parse($0) }
      } else {
        parse(UnsafeBufferPointer(start: text + run.bytes.lowerBound, count: run.bytes.count))
      }
      guard json_tokener_get_error(tokener) == json_tokener_continue,
        let tree = json_tokener_parse_ex(tokener, run.hasKeys ? "}" : "]", 1)
      else { return false }
      defer { json_object_put(tree) }
      return run.hasKeys ? members(of: tree, run.nodes) : elements(of: tree, run.nodes)
    }

    /// Reads the values of an object that json-c cannot hold.
    private mutating func readApart(_ object: Int) -> Bool {
      var key = object + 1
      while key < tape.nodes[object].payload {
        guard read(JSONRuns.Run(value: key + 1, in: tape)) else { return false }
        key = tape.next(after: key + 1)
      }
      return true
    }

    private func parse(_ text: UnsafeBufferPointer<UInt8>) {
      text.withMemoryRebound(to: CChar.self) { text in
        _ = json_tokener_parse_ex(tokener, text.baseAddress, Int32(text.count))
      }
    }

    // MARK: - Comparing. Each function returns false at the first difference.

    private mutating func value(_ value: OpaquePointer?, at index: Int) -> Bool {
      let node = tape.nodes[index]
      let type = json_object_get_type(value)
      switch node.kind {
      case JSONTape.Kind.object:
        guard type == json_type_object else { return false }
        return node.isApart ? readApart(index) : members(of: value, index + 1..<node.payload)
      case JSONTape.Kind.array:
        return type == json_type_array && elements(of: value, index + 1..<node.payload)
      case JSONTape.Kind.string:
        return type == json_type_string && string(value, at: index)
      case JSONTape.Kind.number where node.has(JSONTape.Flag.integer):
        return type == json_type_int && integer(value, at: index)
      case JSONTape.Kind.number:
        guard type == json_type_double else { return false }
        values.store(json_object_get_double(value), at: index)
        return true
      case JSONTape.Kind.null:
        return type == json_type_null
      default:
        return type == json_type_boolean && (json_object_get_boolean(value) != 0) == (node.kind == JSONTape.Kind.true)
      }
    }

    private mutating func elements(of array: OpaquePointer?, _ children: Range<Int>) -> Bool {
      var position = 0
      var child = children.lowerBound
      while child < children.upperBound {
        guard value(json_object_array_get_idx(array, position), at: child) else { return false }
        position += 1
        child = tape.next(after: child)
      }
      return json_object_array_length(array) == position
    }

    private mutating func members(of object: OpaquePointer?, _ children: Range<Int>) -> Bool {
      guard let table = json_object_get_object(object) else { return false }
      var entry = table.pointee.head
      var key = children.lowerBound
      while key < children.upperBound {
        guard let member = entry, isEqual(member.pointee.k, key), value(OpaquePointer(member.pointee.v), at: key + 1)
        else { return false }
        entry = member.pointee.next
        key = tape.next(after: key + 1)
      }
      return entry == nil
    }

    private mutating func string(_ value: OpaquePointer?, at index: Int) -> Bool {
      let node = tape.nodes[index]
      let length = Int(json_object_get_string_len(value))
      guard let characters = json_object_get_string(value) else { return false }
      if node.has(JSONTape.Flag.stored) {
        characters.withMemoryRebound(to: UInt8.self, capacity: length) { text in
          values.store(UnsafeBufferPointer(start: text, count: length), at: index)
        }
        return true
      }
      return length == Int(node.end - node.start) - 2 && memcmp(characters, text + Int(node.start) + 1, length) == 0
    }

    /// json-c clamps integers beyond 64 bits and keeps no `Double` of long ones: those are evaluated here.
    private mutating func integer(_ value: OpaquePointer?, at index: Int) -> Bool {
      let node = tape.nodes[index]
      let written = JSONNumber.integer(text, Int(node.start)..<Int(node.end))
      if let written, json_object_get_int64(value) != written { return false }
      if node.has(JSONTape.Flag.stored) {
        values.store(JSONNumber.value(text, Int(node.start)..<Int(node.end)), at: index)
      }
      return true
    }

    /// Keys were unescaped before; one without escapes is compared with the text.
    private func isEqual(_ key: UnsafeRawPointer?, _ index: Int) -> Bool {
      guard let key = key?.assumingMemoryBound(to: CChar.self) else { return false }
      let node = tape.nodes[index]
      if node.has(JSONTape.Flag.stored) {
        return String(cString: key).utf8.elementsEqual(tape.text(index, in: bytes))
      }
      let length = Int(node.end - node.start) - 2
      return strlen(key) == length && memcmp(key, text + Int(node.start) + 1, length) == 0
    }
  }
#endif
