import PelmetDiagnostics
import PelmetSyntax

#if canImport(CJSONC)
  import CJSONC
#endif

/// From bytes to a document.
enum ReadingBenchmarks {
  static let names = Set(["json-c parse", "json-c free", "scanner"] + JSONBackend.allCases.map { "whole reader, \($0)" })

  static var all: [Benchmark] {
    let bytes = SampleDocument.bytes(of: 11_000_000)
    var benchmarks: [Benchmark] = []
    #if canImport(CJSONC)
      var tree: OpaquePointer?
      benchmarks += [
        Benchmark(name: "json-c parse", bytes: bytes.count) { tree = JSONCParse.parse(bytes) },
        Benchmark(name: "json-c free", bytes: bytes.count) { tree.map(JSONCParse.free) },
      ]
    #endif
    benchmarks.append(
      Benchmark(name: "scanner", bytes: bytes.count) {
        guard JSONScanner.accepts(bytes) else { fatalError("the scanner refused the sample") }
      })
    return benchmarks
      + JSONBackend.allCases.map { backend in
        Benchmark(name: "whole reader, \(backend)", bytes: bytes.count) {
          var sources = SourceMap()
          var diagnostics = DiagnosticBag()
          let file = sources.add(path: "sample.json", bytes: bytes)
          guard JSONReader.read(file, in: sources, backend: backend, into: &diagnostics) != nil else {
            fatalError("the reader refused the sample: \(diagnostics.sorted(in: sources))")
          }
        }
      }
  }
}

/// A document with the shape of a large token and theme file: short keys, hex colours, references, a few numbers and escapes.
enum SampleDocument {
  static func bytes(of size: Int) -> [UInt8] {
    var text = "{\n  \"pelmet\": 1,\n  \"tokens\": {"
    var index = 0
    while text.utf8.count < size {
      let color = String(0x100000 + index % 0xEFFFFF, radix: 16, uppercase: true)
      text += index == 0 ? "\n" : ",\n"
      text += """
            "color-\(index)": {
              "$type": "color",
              "$value": { "colorSpace": "srgb", "components": [0.\(index % 997), \(index % 2), 0.25], "alpha": 1 },
              "$description": "Used for the bar\\u2019s title, \\"Screen \(index)\\"",
              "light": "#\(color)", "dark": "{palette.blue.\(index)}", "isFinal": \(index.isMultiple(of: 3)), "size": \(index), "none": null
            }
        """
      index += 1
    }
    return Array((text + "\n  }\n}\n").utf8)
  }
}

#if canImport(CJSONC)
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
