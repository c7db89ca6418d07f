internal import ModelCore

/// The toolbar of a screen.
@MainActor
struct ToolbarDrawing {
  private let shown: ModelToolbar
  private let bar: UIToolbar
  private let setting: PictureSetting
  private let appearance: UIToolbarAppearance?
  let top: Double
  /// The lower edge of the screen, or the upper one of a tab bar below.
  private let bottom: Double

  /// - Parameter covered: The height of a tab bar below, the home indicator included; `nil` without one.
  init(_ shown: ModelToolbar, _ bar: UIToolbar, above covered: Double?, _ setting: PictureSetting) {
    self.shown = shown
    self.bar = bar
    self.setting = setting
    appearance = shown.look.slot?.appearance(in: bar)
    bottom = setting.screen.height - (covered ?? 0)
    let safe = covered == nil ? (setting.isGlass ? max(setting.safeBottom - 2, 8) : setting.safeBottom) : 0
    top = bottom - safe - setting.bars.toolbar
  }

  var backdrop: BarBackdrop {
    BarBackdrop(
      look: shown.look, effect: appearance.map { $0.backgroundEffect?.style } ?? bar.barStyle.effect,
      box: Box(x: 0, y: top, width: setting.screen.width, height: bottom - top), lineAtTop: true)
  }

  /// An item, or a space.
  private enum Slot {
    case face(ItemFace)
    case space(Double)
    case flexible
  }

  private var slots: [Slot] {
    let items = bar.modelItems
    return (bar.items ?? []).compactMap { item in
      if item.systemItem == .flexibleSpace { return .flexible }
      if item.systemItem == .fixedSpace { return .space(Double(item.width)) }
      return items.first { $0.item === item }.map { .face(face($0)) }
    }
  }

  private func face(_ item: ModelItem) -> ItemFace {
    let button = item.item.role == .prominent ? appearance?.prominentButtonAppearance : appearance?.buttonAppearance
    return ItemFace(item, attributes: button?.normal.titleTextAttributes ?? [:], setting)
  }

  func draw(on drawing: inout Drawing, content: String) {
    if setting.isGlass { drawGlass(on: &drawing, content: content) } else { drawFlat(on: &drawing) }
  }

  /// Items in a row; flexible spaces share what is left.
  private func drawFlat(on drawing: inout Drawing) {
    let slots = slots
    let margin = setting.sides + setting.bars.margin
    let (gap, middle) = (18.0, top + setting.bars.toolbar / 2)
    var used = 2 * margin
    for slot in slots {
      switch slot {
      case .face(let face): used += face.width + gap
      case .space(let width): used += width
      case .flexible: break
      }
    }
    let flexible = slots.count { if case .flexible = $0 { true } else { false } }
    let share = flexible > 0 ? max(0, setting.screen.width - used + gap) / Double(flexible) : 0
    var (x, index) = (margin, 0)
    for slot in slots {
      switch slot {
      case .face(let face):
        drawing.part("toolbar.item.\(index)") { $0.face(face, x: x + face.width / 2, y: middle, size: setting.bars.toolbarImage) }
        x += face.width + gap
        index += 1
      case .space(let width): x += width
      case .flexible: x += share
      }
    }
  }

  /// Groups on glass: the first at the leading edge, the last at the trailing one, others between.
  private func drawGlass(on drawing: inout Drawing, content: String) {
    let bars = setting.bars
    let items = bar.modelItems
    let groups = shown.groups.map { group in group.compactMap { item in items.first { $0.item === item }.map(face) } }
      .filter { !$0.isEmpty }
    let lengths = groups.map { group in
      guard group.count == 1 else { return 12 + group.reduce(-18) { $0 + max($1.width, 36) + 18 } }
      return max(bars.toolbarGlass, group[0].width + (group[0].isText ? 32 : 20))
    }
    let margin = bars.toolbarMargin + setting.sides
    let rest = setting.screen.width - 2 * margin - lengths.reduce(0, +)
    let hasFlexible = (bar.items ?? []).contains { $0.systemItem == .flexibleSpace }
    let gap = groups.count > 1 ? (hasFlexible ? max(rest / Double(groups.count - 1), 8) : 12) : 0
    var (x, index) = (margin, 0)
    for (group, length) in zip(groups, lengths) {
      let box = Box(x: x, y: top, width: length, height: bars.toolbarGlass)
      let fill = group.lazy.compactMap(\.glass).first
      drawing.glass(box, content: content, fill: fill, setting)
      for (position, face) in group.enumerated() {
        let center = x + length * (Double(position) + 0.5) / Double(group.count)
        drawing.part("toolbar.item.\(index)") { drawing in
          drawing.face(face, x: center, y: box.midY, size: bars.toolbarImage, color: face.glass == nil ? nil : .white)
        }
        index += 1
      }
      x += length + gap
    }
  }
}
