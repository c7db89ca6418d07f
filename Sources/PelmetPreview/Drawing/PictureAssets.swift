package import Foundation

/// The pictures of asset catalogues by their names. The model knows names alone; pictures of devices show the files that they are given, and
/// outlines for others.
package struct PictureAssets: Hashable, Sendable {
  /// A file of an image set.
  package struct File: Hashable, Sendable {
    package enum Kind: String, Sendable {
      case png = "image/png"
      case svg = "image/svg+xml"
    }

    let data: Data
    let kind: Kind
    /// The width and height in points.
    let size: Box

    /// Whether it keeps its own colours where images have the tint of a bar.
    let isOriginal: Bool

    /// - Parameter scale: The pixels per point of a PNG file.
    /// - Returns: `nil` for a file that is too large for a page, or whose size cannot be read.
    package init?(_ data: Data, _ kind: Kind, scale: Double = 1, isOriginal: Bool = false) {
      guard data.count <= Self.limit, let size = kind == .png ? Self.pixels(data) : Self.viewBox(data) else { return nil }
      let (width, height) = (size.width / scale, size.height / scale)
      guard width > 0, width.isFinite, height > 0, height.isFinite else { return nil }
      self.data = data
      self.kind = kind
      self.isOriginal = isOriginal
      self.size = Box(x: 0, y: 0, width: width, height: height)
    }

    /// In bytes. A page holds every picture once.
    package static let limit = 100_000

    /// The width and height in the header of a PNG file.
    private static func pixels(_ data: Data) -> (width: Double, height: Double)? {
      let start: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      guard data.count > 24, data.prefix(8).elementsEqual(start) else { return nil }
      func number(at place: Int) -> Double {
        data.dropFirst(place).prefix(4).reduce(0) { $0 * 256 + Double($1) }
      }
      return (number(at: 16), number(at: 20))
    }

    /// The width and height of an SVG file: those of its root element, or else of its view box.
    private static func viewBox(_ data: Data) -> (width: Double, height: Double)? {
      let text = String(decoding: data.prefix(4000), as: UTF8.self)
      guard let start = text.range(of: "<svg"), let end = text[start.upperBound...].firstIndex(of: ">") else { return nil }
      let root = text[start.upperBound..<end]
      func numbers(_ attribute: String) -> [Double] {
        guard let value = root.range(of: " \(attribute)=\"") else { return [] }
        return root[value.upperBound...].prefix { $0 != "\"" }.split { $0 == " " || $0 == "," }
          .compactMap { Double($0.hasSuffix("px") ? $0.dropLast(2) : $0) }
      }
      let box = numbers("viewBox")
      guard let width = numbers("width").first ?? box.dropFirst(2).first,
        let height = numbers("height").first ?? box.dropFirst(3).first
      else { return nil }
      return (width, height)
    }
  }

  private let files: [String: File]

  package init(_ files: [String: File] = [:]) {
    self.files = files
  }

  subscript(name: String) -> File? { files[name] }
}

extension Drawing {
  /// A picture of a catalogue in a box.
  /// - Parameters:
  ///   - paint: The colour of a template; `nil` for the picture's own colours.
  ///   - isStretched: Whether it fills the box, instead of keeping its proportions.
  mutating func picture(_ file: PictureAssets.File, in box: Box, _ paint: SVGPaint?, isStretched: Bool = false) {
    let (box, size) = (placed(box), file.size)
    // The names of assets are the app's; that of a definition follows from the content.
    let id = definitions.add("asset-\(Self.fingerprint(file.data))-\(size.sizeName)") { id in
      let address = "data:\(file.kind.rawValue);base64,\(file.data.base64EncodedString())"
      return "<image id=\"\(id)\" \(size.size) preserveAspectRatio=\"none\" href=\"\(address)\"/>"
    }
    let fit = min(box.width / size.width, box.height / size.height)
    let (x, y) = isStretched ? (box.width / size.width, box.height / size.height) : (fit, fit)
    let left = SVGNumber.text(box.midX - size.width * x / 2)
    let top = SVGNumber.text(box.midY - size.height * y / 2)
    let place = "transform=\"translate(\(left) \(top)) scale(\(SVGNumber.text(x)) \(SVGNumber.text(y)))\""
    guard let paint, !file.isOriginal else { return add("<use href=\"#\(id)\" \(place)/>") }
    let mask = definitions.add("\(id)-mask") { name in
      "<mask id=\"\(name)\" maskUnits=\"userSpaceOnUse\" \(size.attributes) style=\"mask-type:alpha\"><use href=\"#\(id)\"/></mask>"
    }
    add("<g \(place)><rect \(size.size) \(paint.fill) mask=\"url(#\(mask))\"/></g>")
  }

  /// FNV-1a.
  private static func fingerprint(_ data: Data) -> String {
    String(data.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }, radix: 16)
  }
}
