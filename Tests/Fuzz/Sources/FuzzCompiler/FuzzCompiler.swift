import Foundation
import PelmetDiagnostics

/// libFuzzer's own entry point.
@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<CInt>, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ test: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

@_cdecl("FuzzCompiler_main")
func main(count: CInt, arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> CInt {
  var (count, arguments) = (count, arguments)
  atexit { Share.print() }
  return runDriver(&count, &arguments) { bytes, count in
    check(Array(UnsafeBufferPointer(start: bytes, count: count)))
    return 0
  }
}

/// Checks the files as they are, then as JSON, then again and again without what was wrong, until Swift comes out.
private func check(_ bytes: [UInt8]) {
  Share.inputs += 1
  var files = ModuleFiles(bytes)
  ModuleRun(files).check()
  files.texts = files.texts.mapValues(RepairedJSON.text)
  for _ in 0..<8 {
    let run = ModuleRun(files)
    run.check()
    guard run.hasErrors else {
      Share.emitted += 1
      return
    }
    guard let pruned = run.filesWithoutMistakes else { return }
    files = pruned
  }
}

/// The share of inputs from which Swift came in the end.
private enum Share {
  nonisolated(unsafe) static var inputs = 0
  nonisolated(unsafe) static var emitted = 0

  static func print() {
    FileHandle.standardError.write(Data("Swift was emitted for \(emitted) of \(inputs) inputs\n".utf8))
  }
}
