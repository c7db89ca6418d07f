internal import ModelCore

/// The toolbar of a screen, as it was when it was read.
struct ToolbarDrawing {
  private let look: ModelBarLook
  private let effect: UIBlurEffect.Style?
  private let slots: [Slot]
  /// That of the glass while the bar is drawn on it.
  var setting: PictureSetting
  let top: Double
  /// The lower edge of the screen, or the upper one of a tab bar below.
  private let bottom: Double

  /// - Parameter covered: The height of a tab bar below, the home indicator included; `nil` without one.
  @MainActor
  init(_ shown: ModelToolbar, _ bar: UIToolbar, above covered: Double?, _ setting: PictureSetting) {
    self.setting = setting
    look = shown.look
    let appearance = shown.look.slot?.appearance(in: bar)
    effect = appearance.map { $0.backgroundEffect?.style } ?? bar.barStyle.effect
    slots = Self.slots(shown, bar, appearance, setting)
    bottom = setting.screen.height - (covered ?? 0)
    let safe = covered == nil ? (setting.isGlass ? max(setting.safeBottom - 2, 8) : setting.safeBottom) : 0
    top = bottom - safe - setting.bars.toolbar
  }

  var backdrop: BarBackdrop {
    BarBackdrop(
      look: look, effect: effect, box: Box(x: 0, y: top, width: setting.screen.width, height: bottom - top), lineAtTop: true)
  }

  /// An item with the number of its group, or a space.
  private enum Slot {
    case face(ItemFace, group: Int, isAlone: Bool)
    case space(Double)
    case flexible
  }

  @MainActor
  private static func slots(
    _ shown: ModelToolbar, _ bar: UIToolbar, _ appearance: UIToolbarAppearance?, _ setting: PictureSetting
  ) -> [Slot] {
    let faces = Dictionary(
      bar.modelItems.map { item in
        let button = item.item.role == .prominent ? appearance?.prominentButtonAppearance : appearance?.buttonAppearance
        let attributes = button?.normal.titleTextAttributes ?? [:]
        return (ObjectIdentifier(item.item), ItemFace(item, attributes: attributes, in: bar.traitCollection, setting))
      }
    ) { first, _ in first }
    var groups: [ObjectIdentifier: (number: Int, isAlone: Bool)] = [:]
    for (number, group) in shown.groups.enumerated() {
      let shown = group.filter { faces[ObjectIdentifier($0)] != nil }
      for item in shown { groups[ObjectIdentifier(item)] = (number, shown.count == 1) }
    }
    return (bar.items ?? []).compactMap { item in
      if item.systemItem == .flexibleSpace { return .flexible }
      if item.systemItem == .fixedSpace { return .space(Double(item.width)) }
      let group = groups[ObjectIdentifier(item)] ?? (-1, true)
      return faces[ObjectIdentifier(item)].map { .face($0, group: group.number, isAlone: group.isAlone) }
    }
  }

  func draw(on drawing: inout Drawing, content: String) {
    if setting.isGlass { drawGlass(on: &drawing, content: content) } else { drawFlat(on: &drawing) }
  }

  /// Items in a row; flexible spaces share what is left.
  private func drawFlat(on drawing: inout Drawing) {
    let margin = setting.leading + setting.bars.margin
    let (gap, middle) = (18.0, top + setting.bars.toolbar / 2)
    var used = margin + setting.trailing + setting.bars.margin
    for slot in slots {
      switch slot {
      case .face(let face, _, _): used += face.width + gap
      case .space(let width): used += width
      case .flexible: break
      }
    }
    let flexible = slots.count { if case .flexible = $0 { true } else { false } }
    let share = flexible > 0 ? max(0, setting.screen.width - used + gap) / Double(flexible) : 0
    var (x, index) = (margin, 0)
    for slot in slots {
      switch slot {
      case .face(let face, _, _):
        drawing.part("toolbar.item.\(index)") { $0.face(face, x: x + face.width / 2, y: middle, size: setting.bars.toolbarImage) }
        x += face.width + gap
        index += 1
      case .space(let width): x += width
      case .flexible: x += share
      }
    }
  }

  // MARK: Glass

  /// Items with their centres, and the glass under them.
  private struct Row {
    var places: [(face: ItemFace, x: Double)] = []
    var capsules: [(box: Box, fill: UIColor?)] = []
    var end: Double
  }

  /// Lays out groups on glass. A space in a group widens its glass; groups stand at least 12 apart.
  /// - Parameter share: The width of a flexible space.
  private func row(_ slots: [Slot], share: Double) -> Row {
    let height = setting.bars.toolbarGlass
    var row = Row(end: setting.leading + setting.bars.toolbarMargin)
    var open: Int?
    var space: Double?
    for slot in slots {
      switch slot {
      case .space(let width): space = (space ?? 0) + width
      case .flexible: space = (space ?? 0) + share
      case .face(let face, let group, let isAlone):
        let width = isAlone ? max(height, face.width + (face.isText ? 32 : 20)) : max(face.width, 36)
        if open == group {
          row.end += 12 + (space ?? 0)
        } else {
          row.end += (space ?? 0) + (open == nil ? 0 : 12)
          row.capsules.append((Box(x: row.end, y: top, width: 0, height: height), nil))
          row.end += isAlone ? 0 : 6
        }
        row.places.append((face, row.end + width / 2))
        row.end += width + (isAlone ? 0 : 6)
        let last = row.capsules.count - 1
        row.capsules[last].box.width = row.end - row.capsules[last].box.x
        row.capsules[last].fill = row.capsules[last].fill ?? face.glass
        (open, space) = (group, nil)
      }
    }
    return row
  }

  private func drawGlass(on drawing: inout Drawing, content: String) {
    let end = setting.screen.width - setting.trailing - setting.bars.toolbarMargin
    let flexible = slots.count { if case .flexible = $0 { true } else { false } }
    let share = flexible > 0 ? max(0, end - row(slots, share: 0).end) / Double(flexible) : 0
    let row = row(slots, share: share)
    for capsule in row.capsules { drawing.glass(capsule.box, content: content, fill: capsule.fill, setting) }
    for (index, place) in row.places.enumerated() {
      drawing.part("toolbar.item.\(index)") { drawing in
        drawing.face(place.face, x: place.x, y: top + setting.bars.toolbarGlass / 2, size: setting.bars.toolbarImage)
      }
    }
  }
}
