#if MODELCORE
  internal import ModelCore
  public import PelmetPreview

  /// The frames of a flow, which a test takes for `expectFilmStrip`.
  @MainActor
  public final class FilmStrip {
    private let simulation: Simulation
    private var picture = FilmStripPicture()
    /// The captions of frames for which there was no window.
    private(set) var missing: [String] = []

    init(_ simulation: Simulation) { self.simulation = simulation }

    /// Adds the device as it is now, with a caption below it.
    /// - Parameter scene: The content behind the bars.
    public func take(_ caption: String, scene: PictureScene = .list) {
      let isTaken = simulation.window.map { window in
        simulation.asCurrent { picture.add(window, caption: caption, scene: scene) }
      }
      if isTaken != true { missing.append(caption) }
    }

    var isEmpty: Bool { picture.captions.isEmpty }

    var svg: String { picture.svg }

    /// The frames that are others than in a recorded strip: `2 'address'`.
    func changedFrames(since recorded: String) -> [String] {
      let (old, new) = (Self.frames(in: recorded), Self.frames(in: svg))
      return picture.captions.enumerated().compactMap { index, caption in
        old.indices.contains(index) && old[index] == new[index] ? nil : "\(index + 1) '\(caption)'"
      }
    }

    /// The lines of each frame.
    private static func frames(in strip: String) -> [[Substring]] {
      let frames = strip.split(separator: "\n").split { $0 == FilmStripPicture.frameStart }
      // The strip ends in the last one.
      return frames.dropFirst().map { $0.last == "</svg>" ? Array($0.dropLast()) : Array($0) }
    }
  }
#endif
