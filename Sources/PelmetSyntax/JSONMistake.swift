internal import PelmetDiagnostics

/// Turns the place at which the scanner stopped into a sentence for the person who wrote the file.
struct JSONMistake {
  let failure: JSONFailure
  let file: FileID
  let bytes: [UInt8]
  let tape: JSONTape

  init(_ failure: JSONFailure, file: FileID, bytes: [UInt8], tape: JSONTape) {
    self.failure = failure
    self.file = file
    self.bytes = bytes
    self.tape = tape
  }

  var diagnostic: Diagnostic {
    Diagnostic(
      SyntaxDiagnostics.invalidJSON, .error, at: .span(SourceSpan(file: file, start: failure.offset, end: failure.offset)),
      "Not JSON")
  }
}
