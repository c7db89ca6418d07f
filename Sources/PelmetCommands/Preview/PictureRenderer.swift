internal import Foundation
internal import PelmetPreview

/// A program of the user's system that makes PNG of SVG.
struct PictureRenderer {
  private let program: InstalledProgram
  private let kind: Kind

  private enum Kind {
    case browser, rsvg, inkscape

    /// The step by which one gets a browser, or else rsvg-convert.
    var installation: String {
      #if os(macOS)
        self == .browser ? "install Google Chrome" : "run 'brew install librsvg'"
      #else
        "run 'apt-get install \(self == .browser ? "chromium" : "librsvg2-bin")'"
      #endif
    }
  }

  /// The programs that are looked for, in order. Browsers come first: what they draw is what people see on the page.
  private static let names: [(name: String, kind: Kind)] =
    [
      "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "microsoft-edge", "brave-browser",
    ].map { ($0, .browser) } + [("rsvg-convert", .rsvg), ("inkscape", .inkscape)]

  /// Browsers of a Mac, whose programs are in no folder of `PATH`.
  private static let apps = ["Google Chrome", "Chromium", "Microsoft Edge", "Brave Browser"].map {
    "/Applications/\($0).app/Contents/MacOS/\($0)"
  }

  /// Those that are installed, the best first.
  static func installed(_ environment: [String: String] = ProcessInfo.processInfo.environment) -> [PictureRenderer] {
    let apps = apps.compactMap { InstalledProgram(at: $0).map { PictureRenderer(program: $0, kind: .browser) } }
    return apps
      + names.compactMap { name, kind in
        InstalledProgram(name, environment).map { PictureRenderer(program: $0, kind: kind) }
      }
  }

  /// The reason why there is no PNG where none is installed.
  static var missing: String {
    let names = names.map { "'\($0.name)'" }.joined(separator: ", ")
    let step = "\(Kind.browser.installation), or \(Kind.rsvg.installation)"
    return "a PNG needs a program that draws SVG, and there is none of \(names) in the folders of PATH; fix: \(step)"
  }

  /// The picture as PNG.
  /// - Parameters:
  ///   - scale: The pixels of a point.
  ///   - scratch: Has the files of the program.
  func png(of picture: ThemePicture, scale: Int, in scratch: ScratchFolder) throws(UsageFailure) -> [UInt8] {
    let file = "\(scratch.path)/picture.png"
    try? FileManager.default.removeItem(atPath: file)
    try scratch.write(Data(picture.svg.utf8), to: "picture.svg")
    let output = try program.run(
      arguments(picture, scale, in: scratch.path), .desktop(ProcessInfo.processInfo.environment), in: scratch)
    let size = PNGSize(width: Int(picture.width.rounded(.up)) * scale, height: Int(picture.height.rounded(.up)) * scale)
    guard let data = FileManager.default.contents(atPath: file), let drawn = PNGSize(of: data) else {
      let reason = output.errors.split(whereSeparator: \.isNewline).last.map { ": \($0)" } ?? ""
      throw UsageFailure(message: "'\(program.path)' has made no picture\(reason); fix: \(otherInstallation)")
    }
    guard drawn == size else {
      let (wrong, right) = ("\(drawn.width)×\(drawn.height)", "\(size.width)×\(size.height)")
      throw UsageFailure(
        message: "'\(program.path)' has made \(wrong) pixels instead of \(right); fix: \(otherInstallation)")
    }
    return [UInt8](data)
  }

  /// The step by which one gets a program of another kind: a browser in a sandbox, for one, sees no files of ours.
  private var otherInstallation: String { (kind == .browser ? Kind.rsvg : .browser).installation }

  private func arguments(_ picture: ThemePicture, _ scale: Int, in folder: String) -> [String] {
    let (svg, png) = ("\(folder)/picture.svg", "\(folder)/picture.png")
    switch kind {
    case .browser:
      let size = "\(Int(picture.width.rounded(.up))),\(Int(picture.height.rounded(.up)))"
      // Root has no sandbox; the picture has no script.
      return (geteuid() == 0 ? ["--no-sandbox"] : []) + [
        "--headless", "--disable-gpu", "--hide-scrollbars", "--no-first-run", "--user-data-dir=\(folder)/browser",
        "--default-background-color=00000000", "--force-device-scale-factor=\(scale)", "--window-size=\(size)",
        "--screenshot=\(png)", URL(fileURLWithPath: svg).absoluteString,
      ]
    case .rsvg: return ["--zoom", "\(scale)", "--output", png, svg]
    case .inkscape: return ["--export-type=png", "--export-filename=\(png)", "--export-dpi=\(96 * scale)", svg]
    }
  }
}

/// The size of a PNG, in pixels.
private struct PNGSize: Equatable {
  let width: Int
  let height: Int
}

extension PNGSize {
  /// Reads it from the header; `nil` if the bytes are not those of a PNG.
  fileprivate init?(of data: Data) {
    let bytes = [UInt8](data.prefix(24))
    guard bytes.count == 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return nil }
    func number(at index: Int) -> Int { bytes[index..<(index + 4)].reduce(0) { $0 << 8 | Int($1) } }
    (width, height) = (number(at: 16), number(at: 20))
  }
}
