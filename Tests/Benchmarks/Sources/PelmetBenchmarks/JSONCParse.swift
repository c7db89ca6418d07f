#if canImport(CJSONC)
  import CJSONC

  /// json-c alone, the peer that every reading is compared with.
  enum JSONCParse {
    static func parse(_ bytes: [UInt8]) -> OpaquePointer {
      let tokener = json_tokener_new()
      defer { json_tokener_free(tokener) }
      json_tokener_set_flags(tokener, JSON_TOKENER_STRICT | JSON_TOKENER_VALIDATE_UTF8)
      let tree = bytes.withUnsafeBytes { bytes in
        json_tokener_parse_ex(tokener, bytes.bindMemory(to: CChar.self).baseAddress, Int32(bytes.count))
      }
      guard let tree else { fatalError("json-c refused the sample") }
      return tree
    }

    static func free(_ tree: OpaquePointer) { json_object_put(tree) }
  }
#endif
