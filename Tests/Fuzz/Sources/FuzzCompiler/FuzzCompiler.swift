import Foundation
import PelmetDiagnostics

/// libFuzzer's own entry point.
@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<CInt>, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ test: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

/// `FuzzCompiler PART [OPTIONS OF LIBFUZZER]`
@_cdecl("FuzzCompiler_main")
func main(count: CInt, arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> CInt {
  guard count > 1, let name = arguments[1], let part = FuzzedPart(rawValue: String(cString: name)) else {
    Campaign.tell("the first argument is one of: \(FuzzedPart.allCases.map(\.rawValue).joined(separator: ", "))")
    return 64
  }
  Campaign.part = part
  // The rest is libFuzzer's.
  arguments[1] = arguments[0]
  var (count, arguments) = (count - 1, arguments + 1)
  atexit { Campaign.report() }
  return runDriver(&count, &arguments) { bytes, count in
    Campaign.check(Array(UnsafeBufferPointer(start: bytes, count: count)))
    return 0
  }
}

/// All inputs of one process.
private enum Campaign {
  nonisolated(unsafe) static var part = FuzzedPart.module
  nonisolated(unsafe) private static var inputs = 0
  /// Those from which Swift came in the end.
  nonisolated(unsafe) private static var emitted = 0
  /// Where the themes of those are kept, if anywhere: for what themes are used for besides.
  private static let kept = ProcessInfo.processInfo.environment["FUZZ_KEEP"]

  static func check(_ bytes: [UInt8]) {
    inputs += 1
    let run = ModuleRun.repairing(part.files(bytes))
    if inputs.isMultiple(of: 8) { run.checkAgain() }
    guard !run.hasErrors else { return }
    emitted += 1
    if let kept, let theme = run.files.texts["a.theme.json"] {
      _ = FileManager.default.createFile(
        atPath: "\(kept)/t\(emitted).theme.json", contents: Data(theme))
    }
  }

  static func report() {
    tell("Swift was emitted for \(emitted) of \(inputs) inputs")
  }

  static func tell(_ line: String) {
    FileHandle.standardError.write(Data("\(line)\n".utf8))
  }
}
