internal import PelmetSyntax

/// The place of a key in a theme: the objects around it, by a JSON Pointer.
struct KeyPlace {
  /// From the theme, context or screen to the object in which the key stands; for one in a screen, the theme first.
  let levels: [Level]
  /// The theme, context, screen or condition whose sections are around the key.
  let layer: Level

  struct Level {
    /// The keys from the top of the file.
    let names: [String]
    let object: KeyedObject
    /// The keys to the layer.
    let layer: [String]
  }

  /// `pointer` is that of the member. `nil` where keys are not known.
  init?(_ pointer: String, root: KeyedObject = .theme) {
    let segments = JSONPointer.names(pointer)
    var levels = [Level(names: [], object: root, layer: [])]
    var layer = levels[0]
    var shape = KeyShape.object(root)
    for (index, segment) in segments.dropLast().enumerated() {
      guard let next = shape.step(segment) else { return nil }
      shape = next
      guard let object = shape.object, object !== levels[levels.count - 1].object else { continue }
      let names = Array(segments[...index])
      let isLayer = object["navigationBar"] != nil
      let level = Level(names: names, object: object, layer: isLayer ? names : layer.names)
      if isLayer { layer = level }
      levels.append(level)
    }
    guard shape.object != nil else { return nil }
    // Of an axis the case can be left out.
    while let last = levels.last, last.object.isAxis, let inner = last.object.keys[0].shape.object {
      levels.append(Level(names: last.names, object: inner, layer: last.layer))
    }
    self.levels = levels
    self.layer = layer
  }

  /// The keys to the object in which the key stands.
  var names: [String] { levels[levels.count - 1].names }

  /// Whether the object is one by cases, or the value of the first of them.
  var isOnAxis: Bool { levels.contains { $0.object.isAxis && $0.names == names } }

  /// Whether the key stands in a section of its layer.
  func isInside(_ section: String) -> Bool {
    guard let name = names.dropFirst(layer.names.count).first else { return false }
    return name == section
  }
}
