#if MODELCORE
  internal import Foundation

  /// A picture in a file beside a test, with which another one is compared.
  struct PictureFile {
    /// Beside each test file is a folder of this name, in it one for each file with pictures.
    static let folder = "__Snapshots__"

    let path: String

    /// - Parameters:
    ///   - label: The name of the picture, which the test writes as a literal.
    ///   - variant: Tells apart pictures with one label, such as those of several devices.
    ///   - test: The path of the test's file.
    init(_ label: String, variant: String?, test: String) {
      let file = URL(fileURLWithPath: test)
      let name = ([label] + [variant].compactMap { $0 }).map(Self.name).joined(separator: ".")
      path =
        file.deletingLastPathComponent().appendingPathComponent(Self.folder)
        .appendingPathComponent(file.deletingPathExtension().lastPathComponent).appendingPathComponent("\(name).svg").path
    }

    /// The name of a file for a label: what could mean something in a path becomes a hyphen.
    static func name(_ label: String) -> String {
      String(label.map { $0.isLetter || $0.isNumber || " -_".contains($0) ? $0 : "-" })
    }

    /// The problem of a picture that is not the recorded one, in lines; `nil` if it is.
    /// - Parameter subject: The thing drawn, by the recorded picture.
    func problem(of svg: String, subject: (_ recorded: String) -> String = { _ in "the screen" }) -> String? {
      guard let data = FileManager.default.contents(atPath: path) else {
        return "there is no picture '\(path)'; run the test with RECORD=1 to record it"
      }
      let recorded = String(decoding: data, as: UTF8.self)
      guard recorded != svg else { return nil }
      return "\(subject(recorded)) is not that of '\(path)'; run the test with RECORD=1 if it should be\n"
        + difference(recorded, svg)
    }

    /// Writes the picture, and the folders around it.
    func record(_ svg: String) throws {
      let url = URL(fileURLWithPath: path)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(svg.utf8).write(to: url)
    }

    /// The first lines that differ, with their numbers.
    private func difference(_ old: String, _ new: String) -> String {
      let changes = new.split(separator: "\n").difference(from: old.split(separator: "\n")).map { change in
        switch change {
        case .remove(let index, let line, _): (index: index, mark: "-", line: line)
        case .insert(let index, let line, _): (index: index, mark: "+", line: line)
        }
      }
      // In each place the old lines come first.
      let lines = changes.sorted { ($0.index, $1.mark) < ($1.index, $0.mark) }
        .map { "\($0.mark) \($0.index + 1): \($0.line.prefix(Self.shownCharacters))" }
      let rest = lines.count - Self.shownLines
      return (lines.prefix(Self.shownLines) + (rest > 0 ? ["… \(rest) more"] : [])).joined(separator: "\n")
    }

    private static let shownLines = 16
    private static let shownCharacters = 300
  }
#endif
