#if MODELCORE
  internal import Foundation

  /// The pictures that ``ModelCore/Simulation/expectPicture(_:variant:scene:file:at:)`` has recorded.
  public enum RecordedPictures {
    /// The pictures whose label is in no test any more, in the folder of the calling file and those below: paths from that folder, sorted.
    ///
    /// A picture belongs to the file after which its folder is called. Its label counts as used if it is a string in that file.
    ///
    /// ```swift
    /// @Test func noPictureIsLeftOver() { #expect(RecordedPictures.obsolete() == []) }
    /// ```
    public static func obsolete(besides file: String = #filePath) -> [String] {
      let root = URL(fileURLWithPath: file).deletingLastPathComponent().path
      var labels: [String: Set<String>] = [:]
      var obsolete: [String] = []
      let enumerator = FileManager.default.enumerator(atPath: root)
      while let path = enumerator?.nextObject() as? String {
        guard let picture = RecordedPath(path) else { continue }
        let known = labels[picture.source] ?? Self.labels(in: "\(root)/\(picture.source)")
        labels[picture.source] = known
        if !known.contains(picture.label) { obsolete.append(path) }
      }
      return obsolete.sorted()
    }

    /// The strings in a Swift file, as names of files.
    private static func labels(in source: String) -> Set<String> {
      guard let data = FileManager.default.contents(atPath: source) else { return [] }
      let text = String(decoding: data, as: UTF8.self)
      return Set(text.matches(of: /"([^"\\\n]+)"/).map { PictureFile.name(String($0.1)) })
    }
  }

  /// The path of a picture, and what it says.
  private struct RecordedPath {
    /// The path of the test's file.
    let source: String
    /// The label as it is in names of files.
    let label: String

    /// `nil` if the path is of no picture, or in a hidden folder: those such as `.build` have copies.
    init?(_ path: String) {
      var parts = path.split(separator: "/").map(String.init)
      guard !parts.contains(where: { $0.hasPrefix(".") }), let file = parts.popLast(), file.hasSuffix(".svg"),
        let test = parts.popLast(), parts.popLast() == PictureFile.folder
      else { return nil }
      source = (parts + ["\(test).swift"]).joined(separator: "/")
      label = String(file.prefix { $0 != "." })
    }
  }
#endif
