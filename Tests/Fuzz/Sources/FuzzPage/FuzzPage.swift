import Foundation
import Pelmet
import PelmetCompiler
import PelmetPreview
import PelmetResolution

/// libFuzzer's own entry point.
@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<CInt>, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ test: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

@_cdecl("FuzzPage_main")
func main(count: CInt, arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> CInt {
  var (count, arguments) = (count, arguments)
  atexit { Pages.report() }
  return runDriver(&count, &arguments) { bytes, count in
    let bytes = Array(UnsafeBufferPointer(start: bytes, count: count))
    MainActor.assumeIsolated { Pages.check(bytes) }
    return 0
  }
}

/// All pages of one process.
private enum Pages {
  nonisolated(unsafe) private static var inputs = 0
  nonisolated(unsafe) private static var drawn = 0

  /// Draws the page of a theme with ``Marker`` wherever it may have a text.
  @MainActor static func check(_ bytes: [UInt8]) {
    inputs += 1
    let run = ModuleRun.repairing(FuzzedPart.theme.files(bytes))
    // A page has a drawing for each place on each system: those with many show nothing new and take minutes.
    guard !run.hasErrors, run.compilation.module.themes.allSatisfy({ $0.theme.places.count < 6 }) else { return }
    let marked = Marker.added(to: run)
    let page = page(of: marked)
    PageCheck(page).check()
    drawn += 1
    if drawn.isMultiple(of: 8) { require(self.page(of: marked) == page, "the same themes have another page") }
  }

  @MainActor private static func page(of run: ModuleRun) -> String {
    let preview = ModulePreview(LoadedModule(name: Marker.text, input: run.files.input, imageSets: [:]), run.compilation)
    let themes = preview.themes.isEmpty ? preview.abstractThemes : preview.themes
    return ChangingPage().html(title: Marker.text, themes)
  }

  static func report() {
    FileHandle.standardError.write(Data("A page was drawn for \(drawn) of \(inputs) inputs\n".utf8))
  }
}

/// A module as the command's files on previews know it; they are links here.
struct LoadedModule {
  let name: String
  let input: CompilerInput
  let imageSets: [String: String]
}
