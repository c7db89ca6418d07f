import Foundation
import Pelmet
import PelmetCompiler
import PelmetFiles
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
  nonisolated(unsafe) private static var pages = 0
  /// Those whose devices wear the theme.
  nonisolated(unsafe) private static var dressed = 0
  /// Each draws what its last pages did not have. They keep what any of those had, so that they do not last.
  nonisolated(unsafe) private static var (bareDevices, dressedDevices) = (ChangingPage(), ChangingPage())

  /// Makes the page of a theme with ``Marker`` wherever it may have a text.
  ///
  /// Drawing devices that wear the theme takes ten times as long as all else on its page. So the devices of most pages wear nothing, and are
  /// drawn once. The bytes of the input decide.
  @MainActor static func check(_ bytes: [UInt8]) {
    inputs += 1
    let run = ModuleRun.repairing(FuzzedPart.theme.files(bytes))
    guard !run.hasErrors else { return }
    // A page has a drawing for each place on each system: those with many show nothing new and take minutes.
    let sum = bytes.reduce(0) { $0 + Int($1) }
    let isDressed = sum % 64 == 0 && run.compilation.module.themes.allSatisfy { $0.theme.places.count < 6 }
    let themes = themes(of: Marker.added(to: run))
    PageCheck(isDressed ? page(of: themes, dressedDevices) : page(of: themes.map(\.bare), bareDevices)).check()
    pages += 1
    if pages.isMultiple(of: 500) { (bareDevices, dressedDevices) = (ChangingPage(), ChangingPage()) }
    guard isDressed else { return }
    dressed += 1
    guard sum % 512 == 0 else { return }
    require(page(of: themes, ChangingPage()) == page(of: themes, ChangingPage()), "the same themes have another page")
  }

  @MainActor private static func themes(of run: ModuleRun) -> [PreviewedTheme] {
    let live = LiveModule(run.files.input, keepsThemes: true)
    let loaded = LoadedModule(name: Marker.text, input: run.files.input, imageSets: [:])
    let preview = ModulePreview(loaded, live.read, live.compilation)
    return preview.themes.isEmpty ? preview.abstractThemes : preview.themes
  }

  @MainActor private static func page(of themes: [PreviewedTheme], _ page: ChangingPage) -> String {
    page.html(title: Marker.text, themes)
  }

  static func report() {
    let line = "A page was made for \(pages) of \(inputs) inputs; on \(dressed) the devices wear the theme\n"
    FileHandle.standardError.write(Data(line.utf8))
  }
}

extension PreviewedTheme {
  /// The same names and notes without the looks of bars, and so without parameters.
  fileprivate var bare: PreviewedTheme {
    let table = Theme.Table(Theme.Style())
    let places = theme.places.map { Theme.PlaceTable($0.place, table) }
    return PreviewedTheme(
      Theme(name: theme.name, title: theme.title, colors: theme.colors, table: table, places: places), notes: notes,
      designRequiresCompatibility: false)
  }
}

/// A module as the command's files on previews know it; they are links here.
struct LoadedModule {
  let name: String
  let input: CompilerInput
  let imageSets: [String: ThemeFolder]
}
