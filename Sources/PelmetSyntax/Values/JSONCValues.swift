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
  /// their own: each tree reuses the memory of the one before, which stays in the processor's cache.
  struct JSONCValues {
    /// The number of bytes of neighbours that are parsed together.
    private static let runLength = 32 << 10

    private var tape: JSONTape
    private let bytes: [UInt8]
    /// The same bytes, for calls that need a pointer.
    private let text: UnsafePointer<UInt8>
    private let tokener: UnsafeMutablePointer<json_tokener>

    /// False if json-c and the scanner see different documents; the tape is useless then.
    static func fill(_ tape: inout JSONTape, bytes: [UInt8]) -> Bool {
      // json-c counts one level more than there are containers, and the brackets of a run are one. It clears memory for each.
      guard let tokener = json_tokener_new_ex(Int32(tape.depth + 3)) else { return false }
      defer { json_tokener_free(tokener) }
      // The scanner has looked whether the text is UTF-8.
      json_tokener_set_flags(tokener, JSON_TOKENER_STRICT)
      return bytes.withUnsafeBufferPointer { buffer in
        guard let text = buffer.baseAddress else { return false }
        var walk = JSONCValues(tape: tape, bytes: bytes, text: text, tokener: tokener)
        // The nodes must have one owner while they change, or they would be copied.
        tape = JSONTape(nodes: [])
        let agrees = walk.read(0)
        tape = walk.tape
        return agrees
      }
    }

    // MARK: - Parsing with json-c. Each function returns false at the first difference.

    /// Reads a value that json-c has not parsed.
    private mutating func read(_ index: Int) -> Bool {
      let node = tape.nodes[index]
      let isLong = Int(node.end - node.start) > Self.runLength
      if isApart(node) { return readApart(index) }
      if node.kind == JSONTape.Kind.object, isLong { return readRuns(index + 1..<node.payload, keys: 1) }
      if node.kind == JSONTape.Kind.array, isLong { return readRuns(index + 1..<node.payload, keys: 0) }
      return readRun(index..<tape.next(after: index), bytes: Int(node.start)..<Int(node.end), keys: 0)
    }

    /// json-c keeps one value of a key, and cuts keys at U+0000: the values of such an object are read one by one.
    private func isApart(_ node: JSONTape.Node) -> Bool {
      node.kind == JSONTape.Kind.object && (node.has(JSONTape.Flag.duplicates) || node.has(JSONTape.Flag.zeroInKey))
    }

    private mutating func readApart(_ object: Int) -> Bool {
      var key = object + 1
      let end = tape.nodes[object].payload
      while key < end {
        guard read(key + 1) else { return false }
        key = tape.next(after: key + 1)
      }
      return true
    }

    /// The children of a long container. `keys` is the number of nodes before each value: 1 in an object, 0 in an array.
    private mutating func readRuns(_ children: Range<Int>, keys: Int) -> Bool {
      var child = children.lowerBound
      while child < children.upperBound {
        let first = child
        let start = Int(tape.nodes[first].start)
        var end = Int(tape.nodes[first + keys].end)
        child = tape.next(after: first + keys)
        if end - start > Self.runLength, tape.nodes[first + keys].kind <= JSONTape.Kind.array {
          guard read(first + keys) else { return false }
          continue
        }
        while child < children.upperBound, Int(tape.nodes[child + keys].end) - start <= Self.runLength {
          end = Int(tape.nodes[child + keys].end)
          child = tape.next(after: child + keys)
        }
        guard readRun(first..<child, bytes: start..<end, keys: keys) else { return false }
      }
      return true
    }

    /// Reads neighbours in one go. `bytes` is their range.
    private mutating func readRun(_ children: Range<Int>, bytes: Range<Int>, keys: Int) -> Bool {
      json_tokener_reset(tokener)
      _ = json_tokener_parse_ex(tokener, keys == 1 ? "{" : "[", 1)
      if let replaced = SurrogatePairs.replaced(in: text, bytes) {
        replaced.withUnsafeBufferPointer { parse($0) }
      } else {
        parse(UnsafeBufferPointer(start: text + bytes.lowerBound, count: bytes.count))
      }
      guard json_tokener_get_error(tokener) == json_tokener_continue,
        let tree = json_tokener_parse_ex(tokener, keys == 1 ? "}" : "]", 1)
      else { return false }
      defer { json_object_put(tree) }
      return keys == 1 ? members(of: tree, children) : elements(of: tree, children)
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
        return isApart(node) ? readApart(index) : members(of: value, index + 1..<node.payload)
      case JSONTape.Kind.array:
        return type == json_type_array && elements(of: value, index + 1..<node.payload)
      case JSONTape.Kind.string:
        return type == json_type_string && string(value, at: index)
      case JSONTape.Kind.number where node.has(JSONTape.Flag.integer):
        return type == json_type_int && integer(value, at: index)
      case JSONTape.Kind.number:
        guard type == json_type_double else { return false }
        tape.store(json_object_get_double(value), at: index)
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
          tape.texts.append(contentsOf: UnsafeBufferPointer(start: text, count: length))
        }
        tape.storeText(at: index)
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
        tape.store(JSONNumber.value(text, Int(node.start)..<Int(node.end)), at: index)
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
