#if canImport(CJSONC)
  internal import CJSONC
  #if canImport(Glibc)
    internal import Glibc
  #elseif canImport(Musl)
    internal import Musl
  #endif

  /// Evaluates strings and numbers with json-c, walking its tree and the tape in step.
  struct JSONCValues {
    private var tape: JSONTape
    private let bytes: [UInt8]
    /// The same bytes, for loops and calls that need a pointer.
    private let text: UnsafePointer<UInt8>

    /// Nil when json-c and the scanner see different documents.
    static func fill(_ tape: JSONTape, bytes: [UInt8]) -> JSONTape? {
      bytes.withUnsafeBufferPointer { buffer in
        guard let text = buffer.baseAddress, let end = tape.nodes.first?.end, let tree = parse(text, count: Int(end))
        else { return nil }
        var walk = JSONCValues(tape: tape, bytes: bytes, text: text)
        defer { json_object_put(tree.root) }
        return walk.value(tree.root, at: 0) ? walk.tape : nil
      }
    }

    /// The tree of the text up to `count`, which is the end of its only value; a null root is the value `null`.
    private static func parse(_ text: UnsafePointer<UInt8>, count: Int) -> (root: OpaquePointer?, Void)? {
      // json-c counts one level more than there are containers.
      guard let tokener = json_tokener_new_ex(Int32(JSONScanner.maximumDepth + 2)) else { return nil }
      defer { json_tokener_free(tokener) }
      json_tokener_set_flags(tokener, JSON_TOKENER_STRICT | JSON_TOKENER_VALIDATE_UTF8)
      return text.withMemoryRebound(to: CChar.self, capacity: count) { text in
        var root = json_tokener_parse_ex(tokener, text, Int32(count))
        if json_tokener_get_error(tokener) == json_tokener_continue {
          // A number at the top level ends with the text only.
          root = json_tokener_parse_ex(tokener, "", 1)
        } else if json_tokener_get_parse_end(tokener) != count {
          json_object_put(root)
          return nil
        }
        guard json_tokener_get_error(tokener) == json_tokener_success else { return nil }
        return (root, ())
      }
    }

    /// False at the first difference.
    private mutating func value(_ value: OpaquePointer?, at index: Int) -> Bool {
      let node = tape.nodes[index]
      let type = json_object_get_type(value)
      switch node.kind {
      case JSONTape.Kind.object:
        return type == json_type_object && object(value, at: index)
      case JSONTape.Kind.array:
        return type == json_type_array && array(value, at: index)
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

    private mutating func array(_ value: OpaquePointer?, at index: Int) -> Bool {
      var position = 0
      var child = index + 1
      let end = tape.nodes[index].payload
      while child < end {
        guard self.value(json_object_array_get_idx(value, position), at: child) else { return false }
        position += 1
        child = tape.next(after: child)
      }
      return json_object_array_length(value) == position
    }

    private mutating func object(_ value: OpaquePointer?, at index: Int) -> Bool {
      let node = tape.nodes[index]
      // json-c cuts keys at U+0000, so that different ones may fall together.
      if node.has(JSONTape.Flag.zeroInKey) {
        fillByHand(index)
        return true
      }
      if node.has(JSONTape.Flag.duplicates) { return objectWithDuplicates(value, at: index) }
      guard let table = json_object_get_object(value) else { return false }
      var entry = table.pointee.head
      var key = index + 1
      while key < node.payload {
        guard let member = entry, isEqual(member.pointee.k, key),
          self.value(OpaquePointer(member.pointee.v), at: key + 1)
        else { return false }
        entry = member.pointee.next
        key = tape.next(after: key + 1)
      }
      return entry == nil
    }

    /// json-c keeps the last value of a key, in the first one's place.
    private mutating func objectWithDuplicates(_ value: OpaquePointer?, at index: Int) -> Bool {
      var key = index + 1
      let end = tape.nodes[index].payload
      while key < end {
        if tape.nodes[key].has(JSONTape.Flag.superseded) {
          fillByHand(key + 1)
        } else {
          var member: OpaquePointer?
          let name = String(decoding: tape.text(key, in: bytes), as: UTF8.self)
          guard json_object_object_get_ex(value, name, &member) != 0, self.value(member, at: key + 1) else { return false }
        }
        key = tape.next(after: key + 1)
      }
      return true
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

    /// json-c clamps integers beyond 64 bits; such numbers, and those that only a `Double` of ours may round, are evaluated here.
    private mutating func integer(_ value: OpaquePointer?, at index: Int) -> Bool {
      let node = tape.nodes[index]
      let written = JSONNumber.integer(text, Int(node.start)..<Int(node.end))
      if let integer = written, json_object_get_int64(value) != integer { return false }
      if node.has(JSONTape.Flag.stored) { fillByHand(index) }
      return true
    }

    /// Keys were unescaped before; one without escapes is compared with the text.
    private func isEqual(_ key: UnsafeRawPointer?, _ index: Int) -> Bool {
      guard let key else { return false }
      let node = tape.nodes[index]
      if node.has(JSONTape.Flag.stored) {
        return String(cString: key.assumingMemoryBound(to: UInt8.self)).utf8.elementsEqual(tape.text(index, in: bytes))
      }
      let length = Int(node.end - node.start) - 2
      return strlen(key.assumingMemoryBound(to: CChar.self)) == length && memcmp(key, text + Int(node.start) + 1, length) == 0
    }

    private mutating func fillByHand(_ index: Int) {
      BuiltInValues.fill(index..<tape.next(after: index), of: &tape, bytes: bytes)
    }
  }
#endif
