/// The outside of a device: its body, the shape of its screen, the island.
struct DeviceFrame {
  let setting: PictureSetting

  /// The width of the body around the screen.
  private var border: Double { setting.isPad ? 24 : 9 }
  /// The width of the buttons beside the body.
  private static let buttons = 4.0

  private var screen: Box { setting.screen }
  private var isFlat: Bool { setting.device.front == .homeButton }

  /// The room above and below the screen of a device with a home button.
  private var chin: Double { isFlat ? (setting.isPad ? 70 : 96) : border }

  /// The screen with the body around it.
  var view: Box {
    let body = body
    return body.inset(by: -Self.buttons)
  }

  private var body: Box {
    let (x, y) = setting.isLandscape ? (chin, isFlat ? 22 : border) : (isFlat ? 22 : border, chin)
    return Box(x: -x, y: -y, width: screen.width + 2 * x, height: screen.height + 2 * y)
  }

  /// Defines the shape of the screen.
  func defineScreen(on drawing: inout Drawing) -> String {
    drawing.definitions.add("screen-\(screen.sizeName)") { id in
      "<clipPath id=\"\(id)\"><path d=\"\(Self.outline(screen, radius: setting.device.radius))\"/></clipPath>"
    }
  }

  /// Draws the body, behind the screen.
  func drawBody(on drawing: inout Drawing) {
    let id = drawing.definitions.add("body-\(setting.device.front)-\(screen.sizeName)") { id in
      let metal =
        "<linearGradient id=\"\(id)-metal\" x2=\"1\" y2=\"1\"><stop stop-color=\"#8d8f94\"/>"
        + "<stop offset=\".5\" stop-color=\"#4a4b4f\"/><stop offset=\"1\" stop-color=\"#77787c\"/></linearGradient>"
      let radius = isFlat ? 54 : setting.device.radius + border
      let outer = Self.outline(body.inset(by: -2), radius: radius + 2)
      return """
        <g id="\(id)">\(metal)\(sideButtons)<path d="\(outer)" fill="url(#\(id)-metal)"/>\
        <path d="\(Self.outline(body, radius: radius))" fill="#050506"/>\(homeButton)</g>
        """
    }
    drawing.add("<use href=\"#\(id)\"/>")
  }

  private var homeButton: String {
    guard isFlat else { return "" }
    let center = setting.isLandscape ? (screen.width + chin / 2, screen.midY) : (screen.midX, screen.height + chin / 2)
    let place = "cx=\"\(SVGNumber.text(center.0))\" cy=\"\(SVGNumber.text(center.1))\" r=\"\(setting.isPad ? 22 : 30)\""
    return "<circle \(place) fill=\"#0c0c0e\" stroke=\"#3a3b3f\" stroke-width=\"1.5\"/>"
  }

  /// The buttons of a phone: volume on the left, power on the right; in landscape above and below.
  private var sideButtons: String {
    guard !setting.isPad else { return "" }
    let (left, right) = (body.x - 4, body.maxX)
    let upright = [
      Box(x: left, y: 180, width: 4, height: 60), Box(x: left, y: 256, width: 4, height: 60),
      Box(x: right, y: 226, width: 4, height: 96),
    ]
    let turned = [
      Box(x: 180, y: body.maxY, width: 60, height: 4), Box(x: 256, y: body.maxY, width: 60, height: 4),
      Box(x: 226, y: body.y - 4, width: 96, height: 4),
    ]
    return (setting.isLandscape ? turned : upright).map { "<rect \($0.attributes) rx=\"1.5\" fill=\"#55565a\"/>" }.joined()
  }

  /// Draws what covers the screen: the island or the notch.
  func drawFront(on drawing: inout Drawing) {
    let radius: Double
    var box: Box
    switch setting.device.front {
    case .island:
      radius = 18.35
      box = Box(x: (min(screen.width, screen.height) - 125) / 2, y: setting.device.safeTop - 48, width: 125, height: 36.7)
    case .notch:
      // The upper half of the notch lies outside of the screen.
      radius = 20
      box = Box(x: (min(screen.width, screen.height) - 162) / 2, y: -20, width: 162, height: 52)
    case .fold:
      for camera in setting.cameras { drawing.add("<circle \(Self.circle(camera)) fill=\"#050506\"/>") }
      return
    case .homeButton, .pad: return
    }
    if setting.isLandscape { box = Box(x: box.y, y: screen.height - box.maxX, width: box.height, height: box.width) }
    drawing.add("<rect \(box.attributes) rx=\"\(SVGNumber.text(radius))\" fill=\"#050506\"/>")
  }

  private static func circle(_ box: Box) -> String {
    "cx=\"\(SVGNumber.text(box.midX))\" cy=\"\(SVGNumber.text(box.midY))\" r=\"\(SVGNumber.text(box.width / 2))\""
  }

  /// A rectangle whose corners run on as those of displays do: one curve of 1.28 radii for each, as deep on the diagonal as a circle.
  private static func outline(_ box: Box, radius: Double) -> String {
    let reach = 1.28 * radius
    let near = reach * (1 - 0.277)
    let rest = reach - near
    func text(_ values: Double...) -> String { values.map(SVGNumber.text).joined(separator: " ") }
    return "M\(text(box.x + reach, box.y))H\(text(box.maxX - reach))c\(text(near, 0, reach, rest, reach, reach))"
      + "V\(text(box.maxY - reach))c\(text(0, near, -rest, reach, -reach, reach))H\(text(box.x + reach))"
      + "c\(text(-near, 0, -reach, -rest, -reach, -reach))V\(text(box.y + reach))c\(text(0, -near, rest, -reach, reach, -reach))Z"
  }
}
