#if MODELCORE
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
      PictureFile(label, variant: variant, test: file).expect(svg, name: label, at: location) { _ in "the screen" }
    }

    /// Expects that a flow looks as it did when its film strip was recorded: one picture with a frame for each step, in order.
    ///
    /// ```swift
    /// simulation.expectFilmStrip("checkout") { strip in
    ///   strip.take("basket")
    ///   tabs.checkOut()
    ///   simulation.settle()
    ///   strip.take("address")
    /// }
    /// ```
    ///
    /// A frame is the device at the moment of ``FilmStrip/take(_:scene:)``, also in the middle of a transition. The strip is recorded and
    /// compared as ``expectPicture(_:variant:scene:file:at:)`` does with a picture; the issue names the frames that differ. If `flow` throws,
    /// nothing is compared.
    /// - Parameters:
    ///   - label: The strip's name, a literal that no other picture of the file has.
    ///   - variant: Tells apart strips with one label, such as those of the arguments of a test.
    ///   - flow: Walks through the flow, and takes the frames.
    public func expectFilmStrip(
      _ label: String, variant: String? = nil, file: String = #filePath, at location: SourceLocation = #_sourceLocation,
      _ flow: @MainActor (FilmStrip) throws -> Void
    ) rethrows {
      let strip = FilmStrip(self)
      try flow(strip)
      expect(strip, label, PictureFile(label, variant: variant, test: file), location)
    }

    /// Expects that a flow that waits looks as it did when its film strip was recorded.
    ///
    /// ```swift
    /// await simulation.expectFilmStrip("checkout") { strip in
    ///   strip.take("basket")
    ///   tabs.checkOut()
    ///   await simulation.settle()
    ///   strip.take("address")
    /// }
    /// ```
    public func expectFilmStrip(
      _ label: String, variant: String? = nil, file: String = #filePath, at location: SourceLocation = #_sourceLocation,
      _ flow: @MainActor (FilmStrip) async throws -> Void
    ) async rethrows {
      let strip = FilmStrip(self)
      try await flow(strip)
      expect(strip, label, PictureFile(label, variant: variant, test: file), location)
    }

    private func expect(_ strip: FilmStrip, _ label: String, _ file: PictureFile, _ location: SourceLocation) {
      for caption in strip.missing {
        Issue.record("there is no window to draw as '\(caption)' of '\(label)'", sourceLocation: location)
      }
      guard strip.missing.isEmpty else { return }
      guard !strip.isEmpty else {
        Issue.record("the film strip '\(label)' has no frames", sourceLocation: location)
        return
      }
      file.expect(strip.svg, name: label, at: location) { recorded in
        let changed = strip.changedFrames(since: recorded)
        return changed.isEmpty ? "the flow" : "of the flow, \(changed.joined(separator: ", "))"
      }
    }
  }
#endif
