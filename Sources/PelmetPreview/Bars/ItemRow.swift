internal import ModelCore

/// A row of items from one edge of a navigation bar inwards.
struct ItemRow {
  /// An item, and the centre of its face from the leading edge.
  struct Place {
    let face: ItemFace
    let x: Double
    let name: String
  }

  /// A piece of glass.
  struct Capsule {
    let box: Box
    let color: UIColor?
  }

  private(set) var places: [Place] = []
  private(set) var capsules: [Capsule] = []
  /// The distance from the edge at which the row ends.
  private(set) var end: Double

  /// - Parameters:
  ///   - groups: From the edge inwards; those that share glass together.
  ///   - isTrailing: Whether the row begins at the trailing edge.
  ///   - margin: The distance of the first item from the edge.
  ///   - top: The upper edge of the controls.
  init(_ groups: [[ItemFace]], isTrailing: Bool, margin: Double, top: Double, name: String, _ setting: PictureSetting) {
    let width = setting.screen.width
    let bars = setting.bars
    end = margin
    var index = 0
    func x(_ distance: Double) -> Double { isTrailing ? width - distance : distance }
    func add(_ face: ItemFace, at distance: Double) {
      places.append(Place(face: face, x: x(distance), name: "\(name).\(index)"))
      index += 1
    }
    for group in groups where !group.isEmpty {
      if setting.isGlass {
        let length = Self.length(of: group, bars)
        let box = Box(x: isTrailing ? width - end - length : end, y: top, width: length, height: bars.control)
        capsules.append(Capsule(box: box, color: group.lazy.compactMap(\.glass).first))
        for (position, face) in group.enumerated() {
          add(face, at: end + (Double(position) + 0.5) * length / Double(group.count))
        }
        end += length + bars.groupGap
      } else {
        for face in group {
          add(face, at: end + face.width / 2)
          end += max(face.width + 16, face.isText ? 0 : bars.pitch)
        }
      }
    }
    if !places.isEmpty { end -= setting.isGlass ? bars.groupGap : 16 }
  }

  /// The width of glass around items: 16 beside a text, a circle for one image, or the pitch for each of several.
  private static func length(of group: [ItemFace], _ bars: BarMetrics) -> Double {
    guard let first = group.first, group.count == 1 else {
      return max(bars.pitch * Double(group.count), group.reduce(0) { $0 + $1.width + 12 })
    }
    return max(bars.control, first.width + (first.isText ? 32 : 20))
  }
}

extension Drawing {
  mutating func row(_ row: ItemRow, y: Double, size: Double, content: String, _ setting: PictureSetting) {
    for capsule in row.capsules { glass(capsule.box, content: content, fill: capsule.color, setting) }
    for place in row.places {
      part(place.name) { $0.face(place.face, x: place.x, y: y, size: size) }
    }
  }
}
