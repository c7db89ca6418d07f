#if !canImport(UIKit)
  internal import Foundation
  public import ModelCore
  public import PelmetPreview
  public import Testing

  extension Simulation {
    /// Expects that the device looks as it did when a picture of it was recorded.
    ///
    /// Pictures are SVG, in the folder `__Snapshots__` beside the test, in one with the name of the test's file; the same screen gives the same
    /// bytes on every machine. With `RECORD=1` in the environment the picture is written, and the test fails, so that recording cannot pass
    /// by accident. The issue of another picture shows the lines that differ, and has the picture as an attachment.
    /// - Parameters:
    ///   - label: The picture's name, a literal that is another one for each picture of the file.
    ///   - variant: Tells apart pictures with one label, such as those of the arguments of a test.
    ///   - scene: The content behind the bars.
    public func expectPicture(
      _ label: String, variant: String? = nil, scene: PictureScene = .list, file: String = #filePath,
      at location: SourceLocation = #_sourceLocation
    ) {
      guard let window, let picture = asCurrent({ DevicePicture(window, scene: scene) }) else {
        Issue.record("there is no window to draw as '\(label)'", sourceLocation: location)
        return
      }
      let svg = picture.svg.hasSuffix("\n") ? picture.svg : picture.svg + "\n"
      let recorded = PictureFile(label, variant: variant, test: file)
      if ProcessInfo.processInfo.environment["RECORD"] != nil {
        record(svg, in: recorded, location)
      } else if let problem = recorded.problem(of: svg) {
        Attachment.record(svg, named: "\(PictureFile.name(label)).svg", sourceLocation: location)
        Issue.record("\(problem)", sourceLocation: location)
      }
    }

    private func record(_ svg: String, in file: PictureFile, _ location: SourceLocation) {
      do {
        try file.record(svg)
        Issue.record("recorded '\(file.path)'; run the test again without RECORD", sourceLocation: location)
      } catch {
        Issue.record("'\(file.path)' cannot be written: \(error.localizedDescription)", sourceLocation: location)
      }
    }
  }
#endif
