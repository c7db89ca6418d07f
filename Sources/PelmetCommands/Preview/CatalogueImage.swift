internal import Foundation
internal import PelmetFiles

/// The file of an image set that is best for pictures: an SVG file, or else the PNG file with the most pixels.
struct CatalogueImage {
  let bytes: [UInt8]
  let isSVG: Bool
  /// Pixels per point.
  let scale: Double
  /// Whether the image keeps its own colours everywhere.
  let isOriginal: Bool

  /// Reads the image of a set; `nil` if it has no such file, or only files with as many bytes as the limit or more.
  init?(inSet folder: ThemeFolder, limit: Int) {
    guard let contents = folder.bytes(of: AssetCatalogue.contents),
      let set = try? JSONDecoder().decode(Contents.self, from: Data(contents))
    else { return nil }
    isOriginal = set.properties?.intent == "original"
    // Images for dark mode or one kind of device are other variants.
    let plain = (set.images ?? []).filter { $0.appearances == nil && $0.isForAll }
    for image in plain.sorted(by: { $0.rank > $1.rank }) {
      // A file of the set itself.
      guard image.rank > 0, let name = image.filename, !name.contains("/"),
        let bytes = folder.bytes(of: name, upTo: limit), bytes.count < limit
      else { continue }
      (self.bytes, isSVG, scale) = (bytes, image.isSVG, image.isSVG ? 1 : image.factor)
      return
    }
    return nil
  }

  /// The part of a set's `Contents.json` that matters.
  private struct Contents: Decodable {
    let images: [Image]?
    let properties: Properties?

    struct Image: Decodable {
      let filename: String?
      let idiom: String?
      let scale: String?
      let appearances: [[String: String]]?

      var isSVG: Bool { filename?.hasSuffix(".svg") ?? false }
      var isForAll: Bool { idiom == nil || idiom == "universal" || idiom == "iphone" }
      var factor: Double { scale.flatMap { Double($0.dropLast()) } ?? 1 }
      /// 0 for files of other kinds.
      var rank: Double { isSVG ? 10 : filename?.hasSuffix(".png") == true ? factor : 0 }
    }

    struct Properties: Decodable {
      let intent: String?

      enum CodingKeys: String, CodingKey { case intent = "template-rendering-intent" }
    }
  }
}
