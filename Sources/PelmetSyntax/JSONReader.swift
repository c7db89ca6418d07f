package import PelmetDiagnostics

/// Strict JSON (RFC 8259) with places.
package enum JSONReader {
  /// The size of the largest file that is read, in bytes: 64 MiB.
  package static let maximumSize = 64 << 20

  /// The document of a file; nil when the file is not JSON, with exactly one error. A document may come with `DuplicateKey` errors.
  /// - Parameters:
  ///   - respelled: What becomes of keys that are one name, though their characters differ.
  ///   - workers: Threads on which json-c reads a file of hundreds of kilobytes.
  package static func read(
    _ file: FileID, in sources: SourceMap, respelled: RespelledKeys = .refused, backend: JSONBackend = .preferred,
    by workers: Workers = .none, into diagnostics: inout DiagnosticBag
  ) -> JSONDocument? {
    let bytes = sources[file].bytes
    guard bytes.count <= maximumSize else {
      diagnostics.add(SyntaxFindings.fileTooLarge(file, size: bytes.count, limit: maximumSize))
      return nil
    }
    var (tape, failure) = JSONScanner.scan(bytes)
    if failure != nil, let offset = UTF8Check.firstInvalid(in: bytes) {
      diagnostics.add(SyntaxFindings.invalidUTF8(file, bytes: bytes, at: offset))
      return nil
    }
    BuiltInValues.unescapeKeys(&tape, bytes: bytes)
    if let failure {
      diagnostics.add(JSONMistake(failure, file: file, bytes: bytes, tape: tape).diagnostic)
      return nil
    }
    if tape.mayHaveMarks, let place = CombiningMarks.excess(in: bytes) {
      diagnostics.add(SyntaxFindings.tooManyMarks(file, at: place))
      return nil
    }
    let duplicates = DuplicateKeys.mark(&tape, bytes: bytes, respelled)
    guard evaluate(&tape, bytes: bytes, backend: backend, workers) else {
      diagnostics.add(SyntaxFindings.disagreement(file))
      return nil
    }
    let kept = respelled == .kept ? duplicates.filter(\.isRespelled) : []
    let document = JSONDocument(file: file, bytes: bytes, tape: tape, respelled: kept)
    for pair in duplicates where !pair.isRespelled || respelled == .refused {
      diagnostics.add(SyntaxFindings.duplicateKey(pair, in: document))
    }
    return document
  }

  /// Evaluates strings and numbers; false if a backend disagrees with the scanner.
  static func evaluate(_ tape: inout JSONTape, bytes: [UInt8], backend: JSONBackend, _ workers: Workers = .none) -> Bool {
    switch backend {
    #if canImport(CJSONC)
      case .jsonC:
        return JSONCValues.fill(&tape, bytes: bytes, workers)
    #endif
    case .builtIn:
      BuiltInValues.fill(&tape, bytes: bytes)
      return true
    }
  }
}

/// The backend that evaluates strings and numbers. The scanner alone decides what is valid and where it is.
package enum JSONBackend: Hashable, Sendable, CaseIterable {
  #if canImport(CJSONC)
    case jsonC
  #endif
  case builtIn

  /// json-c if it is part of the build.
  package static var preferred: JSONBackend {
    #if canImport(CJSONC)
      .jsonC
    #else
      .builtIn
    #endif
  }
}
