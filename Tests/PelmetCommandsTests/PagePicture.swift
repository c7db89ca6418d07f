import Foundation

/// The preview's page as one picture: what the page shows at first in a window of 1440 × 900, drawn again because a README shows no page.
struct PagePicture {
  let title: String
  let themes: [Entry]
  /// The position of the theme that is shown.
  let chosen: Int
  let devices: [Device]
  let part: Part

  struct Entry {
    let name: String
    let file: String
    let colors: [String]
  }

  /// A device as a document.
  struct Device {
    let caption: String
    let svg: String
  }

  /// The part that is chosen, its colour, and what the page says of it.
  struct Part {
    let title: String
    let color: String
    let facts: [Fact]
  }

  struct Fact {
    let name: String
    let lines: [String]
  }

  private static let family = "-apple-system, BlinkMacSystemFont, 'SF Pro Text', Inter, 'Segoe UI', Roboto, system-ui, sans-serif"
  private static let mono = "ui-monospace, 'SF Mono', Menlo, Consolas, monospace"
  private static let line = "stroke=\"#D4D4DA\""

  var svg: String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" width="960" height="600" viewBox="0 0 1440 900" role="img" font-family="\(Self.family)" \
    font-size="13" fill="#1D1D1F">
    <title>\(Self.escaped(title)): a list of themes, two devices, and the part that is chosen</title>
    <rect width="1440" height="900" rx="12" fill="#ECECF0"/>
    \(tools)
    \(sidebar)
    \(stage)
    \(inspector)
    <rect x=".5" y=".5" width="1439" height="899" rx="12" fill="none" \(Self.line)/>
    </svg>

    """
  }

  private var tools: String {
    var elements = [
      "<path d=\"M0 82V12A12 12 0 0 1 12 0H1428A12 12 0 0 1 1440 12V82Z\" fill=\"#F8F8FA\"/><path d=\"M0 82H1440\" \(Self.line)/>"
    ]
    elements.append(text(title, x: 16, y: 28, "font-weight=\"600\""))
    elements += segments(["Picture", "Matrix", "Values", "Contrast", "Compare"], chosen: 0, x: 1066, y: 10)
    elements += segments(["iOS 18  ▾"], chosen: nil, x: 376, y: 46)
    elements += segments(["Light", "Dark", "Both"], chosen: 2, x: 470, y: 46)
    elements += segments(["iPhone  ▾"], chosen: nil, x: 668, y: 46)
    elements += segments(["At the edge", "Scrolled"], chosen: 0, x: 766, y: 46)
    return elements.joined(separator: "\n")
  }

  /// Buttons beside each other, one of which is pressed.
  private func segments(_ names: [String], chosen: Int?, x: Double, y: Double) -> [String] {
    var elements: [String] = []
    var start = x
    for (index, name) in names.enumerated() {
      let width = Double(name.count) * 7 + 22
      if index == chosen {
        elements.append(
          "<rect x=\"\(start + 2)\" y=\"\(y + 2)\" width=\"\(width - 4)\" height=\"24\" rx=\"6\" fill=\"#FFF\" \(Self.line)/>")
      }
      elements.append(text(name, x: start + width / 2, y: y + 18.5, "text-anchor=\"middle\""))
      start += width
    }
    return ["<rect x=\"\(x)\" y=\"\(y)\" width=\"\(start - x)\" height=\"28\" rx=\"8\" fill-opacity=\".05\"/>"] + elements
  }

  private var sidebar: String {
    var elements = [
      "<path d=\"M0 82H236V900H12A12 12 0 0 1 0 888Z\" fill=\"#F8F8FA\"/><path d=\"M236 82V900\" \(Self.line)/>",
      "<rect x=\"12\" y=\"96\" width=\"212\" height=\"28\" rx=\"7\" fill-opacity=\".05\"/>",
      text("Filter", x: 24, y: 114.5, "fill=\"#48484D\""), text("App", x: 16, y: 150, "font-weight=\"600\" font-size=\"12\""),
    ]
    for (index, theme) in themes.enumerated() {
      let y = 162 + Double(index) * 43
      if index == chosen { elements.append("<rect x=\"8\" y=\"\(y)\" width=\"220\" height=\"39\" rx=\"7\" fill=\"#DBE6F7\"/>") }
      for (position, color) in theme.colors.enumerated() {
        elements.append("<circle cx=\"\(22 + position * 11)\" cy=\"\(y + 19.5)\" r=\"8\" fill=\"\(color)\" \(Self.line)/>")
      }
      elements.append(text(theme.name, x: 52, y: y + 17, ""))
      elements.append(text(theme.file, x: 52, y: y + 32, "font-size=\"11\" fill=\"#48484D\""))
    }
    return elements.joined(separator: "\n")
  }

  private var stage: String {
    let scale = 0.84
    return devices.enumerated().map { index, device in
      let x = 300 + Double(index) * 400
      let size = "transform=\"translate(\(x) 108) scale(\(scale))\""
      return
        "<g \(size)>\n\(device.svg)</g>\n\(text(device.caption, x: x + 180, y: 886, "text-anchor=\"middle\" font-size=\"12\""))"
    }.joined(separator: "\n")
  }

  private var inspector: String {
    var elements = [
      "<path d=\"M1120 82H1440V888A12 12 0 0 1 1428 900H1120Z\" fill=\"#F8F8FA\"/><path d=\"M1120 82V900\" \(Self.line)/>",
      text(part.title, x: 1136, y: 124, "font-size=\"17\" font-weight=\"600\""),
      "<rect x=\"1136\" y=\"138\" width=\"20\" height=\"20\" rx=\"4\" fill=\"\(part.color)\" \(Self.line)/>",
      text(part.color, x: 1164, y: 153, "font-family=\"\(Self.mono)\""),
    ]
    var y = 188.0
    for fact in part.facts {
      elements.append(text(fact.name, x: 1136, y: y, "fill=\"#48484D\""))
      for line in fact.lines {
        elements.append(text(line, x: 1208, y: y, "font-family=\"\(Self.mono)\" font-size=\"11.5\""))
        y += 18
      }
      y += 8
    }
    return elements.joined(separator: "\n")
  }

  private func text(_ text: String, x: Double, y: Double, _ attributes: String) -> String {
    "<text x=\"\(x)\" y=\"\(y)\"\(attributes.isEmpty ? "" : " ")\(attributes)>\(Self.escaped(text))</text>"
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
