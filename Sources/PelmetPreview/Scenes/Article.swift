internal import ModelCore

/// The article: a picture that the bar cuts, and lines of text down to the bottom.
enum Article {
  static let title = "Looking through"
  static let summary = "A short note on bars and what is behind them"
  static let paragraphs = [
    """
    Glass bends what lies behind it, hardest at the rim, and lets colour through. A bar made of it needs no background: the content is its \
    background, softened where words stand on it.
    """,
    """
    Where text runs below the title, the system dissolves it in a short gradient, so that the title stays readable and nothing is cut off \
    by a line. Older systems blur a whole band and close it with a hairline instead.
    """,
    """
    Both are worth looking at over a picture, over a list and over long text, in light and dark, at rest and after scrolling: a colour that \
    is fine on white may vanish on a photograph.
    """,
    """
    An older rule still holds: test the extremes. Black, white, and the one photograph that everybody uploads. If the bar survives those, it \
    survives the rest of the app as well.
    """,
  ]

  /// Breaks a paragraph into lines of at most `room` points.
  static func lines(_ paragraph: String, _ font: SVGFont, room: Double) -> [String] {
    let space = TextWidth.of(" ", font)
    var lines: [[Substring]] = []
    var width = Double.infinity
    for word in paragraph.split(separator: " ") {
      let wordWidth = TextWidth.of(String(word), font)
      width += space + wordWidth
      if width > room {
        lines.append([word])
        width = wordWidth
      } else {
        lines[lines.count - 1].append(word)
      }
    }
    return lines.map { $0.joined(separator: " ") }
  }
}

extension Drawing {
  /// Defines the article for the scheme and width. Its picture ends 94 below 0.
  mutating func defineArticle(_ setting: PictureSetting, isDark: Bool) -> String {
    defineScene("article", isDark: isDark, setting) { drawing in
      let left = setting.leading + 16
      let width = setting.screen.width - left - setting.trailing - 16
      drawing.picture(Box(x: left, y: -96, width: width, height: 190))
      drawing.text(Article.title, x: left, y: 140, font: SVGFont(size: 28, weight: 700), .label)
      drawing.text(Article.summary, x: left, y: 164, font: SVGFont(size: 15, weight: 400), .secondaryLabel)
      let font = SVGFont(size: 17, weight: 400)
      var y = 206.0
      for row in 0..<8 where y < setting.screen.height + Self.overscan {
        for line in Article.lines(Article.paragraphs[row % Article.paragraphs.count], font, room: width) {
          drawing.text(line, x: left, y: y, font: font, .label)
          y += 26
        }
        y += 26
      }
    }
  }

  /// A sun over hills.
  private mutating func picture(_ box: Box) {
    let stops = [(0, "#ff9a6b"), (0.5, "#d6489b"), (1, "#4b3fd1")]
      .map { "<stop offset=\"\(SVGNumber.text($0.0))\" stop-color=\"\($0.1)\"/>" }.joined()
    definitions.add("article-sky") { "<linearGradient id=\"\($0)\" x2=\"1\" y2=\"1\">\(stops)</linearGradient>" }
    rectangle(box, "fill=\"url(#article-sky)\"", radius: 14)
    let (x, right, bottom) = (box.x, box.maxX, box.maxY)
    add("<circle cx=\"\(SVGNumber.text(right - 86))\" cy=\"\(SVGNumber.text(box.y + 82))\" r=\"56\" fill=\"#ffe08a\"/>")
    func text(_ value: Double) -> String { SVGNumber.text(value) }
    let hills =
      "M\(text(x)) \(text(bottom - 34))q\(text(box.width / 4)) -96 \(text(box.width / 2)) -30"
      + "T\(text(right)) \(text(bottom - 112))V\(text(bottom - 14))a14 14 0 0 1-14 14H\(text(x + 14))a14 14 0 0 1-14-14Z"
    add("<path d=\"\(hills)\" fill=\"#1d1b58\" opacity=\".75\"/>")
  }
}
