#if !canImport(UIKit)
  internal import Pelmet

  /// The devices of one place of a theme: light beside dark, at rest and scrolled, with glass and before it.
  @MainActor
  struct PreviewDevices {
    private let rows: [(caption: String, pictures: [DevicePictureOnPage])]

    /// The newest system of each kind of bars: with glass, and before it.
    private static let versions: [Theme.OSVersion] = [26, 18]

    /// - Parameters:
    ///   - moments: The states of the app to draw.
    ///   - definitions: Those of the page, to which the pictures add theirs.
    init(_ table: Theme.Table, at moments: [DeviceStage.Moment], sharing definitions: inout Definitions) {
      rows = Self.versions.map { version in
        let columns = Theme.Traits.Scheme.allCases.map { scheme in
          let traits = Theme.Traits(scheme: scheme, contrast: .normal, idiom: .phone, os: version)
          return DeviceStage.pictures(of: table, for: traits, at: moments, sharing: &definitions)
        }
        // Light beside dark, in each moment.
        let pictures = moments.indices.flatMap { index in columns.compactMap { $0.indices.contains(index) ? $0[index] : nil } }
        return ("iOS \(version)", pictures)
      }
    }

    /// Sentences on what the pictures show otherwise than devices, each once.
    var approximations: [String] {
      var seen: Set<String> = []
      return rows.flatMap(\.pictures).flatMap(\.approximations).filter { seen.insert($0).inserted }
    }

    var html: String {
      let figures = rows.map { row in
        let devices = row.pictures.map(\.svg).joined()
        return "<figure class=\"devices\">\n\(devices)<figcaption>\(row.caption)</figcaption>\n</figure>\n"
      }
      return figures.joined()
    }
  }
#endif
