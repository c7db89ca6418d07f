internal import ModelCore

/// The tab bar on glass at the bottom, as a whole or minimized, and its accessory.
extension TabBarDrawing {
  /// The distances of glass from the edges of the screen.
  private var sides: (leading: Double, trailing: Double) {
    (setting.leading + setting.bars.tabInset, setting.trailing + setting.bars.tabInset)
  }

  private var circleTop: Double { setting.screen.height - setting.bars.tabInset - setting.bars.tabCircle }

  /// Draws the tabs on one piece of glass, and beside it the one that has a circle of its own.
  func drawGlass(on drawing: inout Drawing, content: String) {
    guard !shown.isMinimized else { return drawCircles(on: &drawing, content: content) }
    let bars = setting.bars
    let circle = Box(
      x: setting.screen.width - sides.trailing - bars.tabGlass, y: top, width: bars.tabGlass, height: bars.tabGlass)
    let detached = shown.detachedItem
    let tabs = tabs.enumerated().filter { $0.element.item !== detached }
    let end = detached == nil ? setting.screen.width - sides.trailing : circle.x - bars.tabGap
    let width = min(end - sides.leading, tabs.count < 4 ? Double(tabs.count) * 90 + 8 : 360)
    let middle = (setting.leading + setting.screen.width - setting.trailing) / 2
    let glass = Box(
      x: detached == nil ? middle - width / 2 : sides.leading, y: top, width: width, height: bars.tabGlass)
    drawing.part("tabBar.glass") { drawing in
      if !tabs.isEmpty { drawing.glass(glass, content: content, setting) }
      if detached != nil { drawing.glass(circle, content: content, setting) }
    }
    let inset = bars.tabSelectionInset
    let share = (glass.width - 2 * inset) / Double(max(tabs.count, 1))
    for (position, (index, tab)) in tabs.enumerated() {
      let box = Box(x: glass.x + inset + Double(position) * share, y: top, width: share, height: bars.tabGlass)
      if tab.isSelected {
        let chosen = Box(x: box.x, y: top + inset, width: share, height: bars.tabGlass - 2 * inset)
        drawing.part("tabBar.selection") { $0.lens(chosen, content: content, setting) }
      }
      drawing.part("tabBar.item.\(index)") { tab.drawStacked(in: box, on: &$0) }
    }
    if let detached { drawCircle(of: detached, in: circle, on: &drawing) }
  }

  /// Draws the circles of a minimized bar: the selected tab at the leading edge, the one with a circle of its own at the other.
  private func drawCircles(on drawing: inout Drawing, content: String) {
    let size = setting.bars.tabCircle
    var circle = Box(x: sides.leading, y: circleTop, width: size, height: size)
    for item in shown.visibleItems {
      if item === shown.detachedItem { circle.x = setting.screen.width - sides.trailing - size }
      drawing.part("tabBar.glass") { $0.glass(circle, content: content, setting) }
      drawCircle(of: item, in: circle, on: &drawing)
    }
  }

  private func drawCircle(of item: UITabBarItem, in circle: Box, on drawing: inout Drawing) {
    guard let index = shown.items.firstIndex(where: { $0 === item }) else { return }
    drawing.part("tabBar.item.\(index)") { tabs[index].drawIcon(in: circle, on: &$0) }
  }

  // MARK: Upright

  private static let uprightStep = 52.0

  /// The height of a number of tabs above each other.
  static func uprightHeight(of count: Int) -> Double { Double(count) * uprightStep + 10 }

  /// Draws the tabs above each other on one piece of glass that ends at a place, or one button for all.
  /// - Parameters:
  ///   - middle: The middle of the column.
  ///   - bottom: The lower edge of the glass.
  ///   - isCollapsed: Whether there is one button with a menu.
  ///   - scale: The factor of all sizes along the column.
  func drawUpright(
    around middle: Double, above bottom: Double, isCollapsed: Bool, scale: Double, on drawing: inout Drawing, content: String
  ) {
    let items = isCollapsed ? shown.items.filter { $0 === shown.selectedItem } : shown.items
    guard !items.isEmpty else { return }
    let width = setting.bars.tabGlass * max(scale, 0.8)
    let (step, height) = (Self.uprightStep * scale, Self.uprightHeight(of: items.count) * scale)
    let glass = Box(x: middle - width / 2, y: bottom - height, width: width, height: height)
    drawing.part("tabBar.glass") { $0.glass(glass, content: content, setting) }
    for (position, item) in items.enumerated() {
      let side = min(step, width - 10)
      let box = Box(
        x: middle - side / 2, y: glass.y + 5 * scale + Double(position) * step + (step - side) / 2, width: side, height: side)
      if item === shown.selectedItem {
        drawing.part("tabBar.selection") { $0.lens(box, content: content, setting) }
      }
      drawCircle(of: item, in: box, on: &drawing)
    }
  }

  // MARK: Accessory

  /// The place of the accessory: as wide as the model has it, above the bar or beside its circles. `nil` without one.
  var accessoryBox: Box? {
    guard let accessory = shown.accessory else { return nil }
    var box = Box(accessory.frame)
    // The model's frames count from the left.
    if setting.isMirrored { box.x = setting.screen.width - box.maxX }
    box.y =
      switch accessory.environment {
      case .inline: circleTop
      default: (isAtTop ? setting.screen.height - setting.safeBottom : top) - setting.bars.tabGap - box.height
      }
    return box
  }

  func drawAccessory(on drawing: inout Drawing, content: String) {
    guard let accessory = shown.accessory, let box = accessoryBox else { return }
    drawing.part("tabBar.accessory") { drawing in
      drawing.glass(box, content: content, setting)
      let view = Box(x: box.x + 14, y: box.y + 6, width: box.width - 28, height: box.height - 12)
      drawing.outline(view, name: "\(type(of: accessory.contentView))", drawing.paint(.secondaryLabel))
    }
  }
}
