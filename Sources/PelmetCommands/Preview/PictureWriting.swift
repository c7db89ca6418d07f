internal import ArgumentParser
internal import Foundation
internal import Pelmet
internal import PelmetFiles
internal import PelmetPreview

/// The forms in which `preview` draws.
enum PictureFormat: String, CaseIterable, ExpressibleByArgument {
  case html, svg, png

  /// The form for a file, by the end of its name.
  init(of path: String) { self = Self(rawValue: Self.end(of: path)) ?? .html }

  /// Refuses a name that is none, or that of a file of another kind: a page called `a.theme.json` would replace a theme.
  /// - Parameters:
  ///   - option: The option that has the name.
  ///   - choices: The forms that another name can choose.
  func checkName(_ path: String, of option: String, choices: [PictureFormat]) throws {
    if path.isEmpty { throw ValidationError("\(option) is empty; fix: write the name of a file") }
    let end = Self.end(of: path)
    guard Self.knownEnds.contains(end), end != rawValue else { return }
    let ends = choices.map { ".\($0.rawValue)" }.joined(separator: ", ")
    let step = choices.count == 1 ? ends : "one of \(ends)"
    throw ValidationError("'\(path)' is not a name for \(rawValue.uppercased()); fix: end it in \(step)")
  }

  /// The ends of names of pages, pictures, documents and data, by which people and programs go.
  private static let knownEnds: Set = ["gif", "html", "jpeg", "jpg", "json", "pdf", "png", "svg", "webp"]

  private static func end(of path: String) -> String {
    path.lastIndex(of: ".").map { path[path.index(after: $0)...].lowercased() } ?? ""
  }
}

/// The file of a picture, or a folder, which has one for each theme and place.
struct PictureTarget {
  let isFolder: Bool
  private let path: String

  /// A folder is one that exists, or a path that ends with a slash.
  init(_ path: String) {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    self.isFolder = path.hasSuffix("/") || exists && isFolder.boolValue
    self.path = path
  }

  fileprivate func file(_ name: String, _ format: PictureFormat, _ bytes: [UInt8]) -> NewFile {
    guard isFolder else { return NewFile(path, bytes: bytes) }
    return NewFile("\(path.hasSuffix("/") ? path : path + "/")\(name).\(format.rawValue)", bytes: bytes, below: path)
  }
}

extension PictureFiles {
  /// Draws all pictures, so that nothing is written before the last one is drawn.
  /// - Parameter scale: The pixels of a point, in a PNG.
  func drawn(
    _ format: PictureFormat, scale: Int, for target: PictureTarget, telling progress: Progress
  ) throws(UsageFailure) -> [NewFile] {
    var renderers = format == .png ? try Renderers() : nil
    let drawn = MainThread.run { [pictures] in pictures.map { ThemePicture($0.theme, $0.state) } }
    var files: [NewFile] = []
    for case (let picture, let drawing?) in zip(pictures, drawn) {
      progress.tell("drawing \(picture.theme.theme.name)")
      let bytes = try renderers?.png(of: drawing, scale: scale) ?? Array(drawing.svg.utf8)
      files.append(target.file(picture.name, format, bytes))
    }
    return files
  }
}

/// The installed programs that make PNG: the first that can makes all pictures.
private struct Renderers {
  private var renderers: [PictureRenderer]
  private let scratch: ScratchFolder

  init() throws(UsageFailure) {
    renderers = PictureRenderer.installed()
    guard !renderers.isEmpty else { throw UsageFailure(message: PictureRenderer.missing) }
    scratch = try ScratchFolder()
  }

  mutating func png(of picture: ThemePicture, scale: Int) throws(UsageFailure) -> [UInt8] {
    while true {
      do {
        return try renderers[0].png(of: picture, scale: scale, in: scratch)
      } catch {
        if renderers.count == 1 { throw error }
        renderers.removeFirst()
      }
    }
  }
}
