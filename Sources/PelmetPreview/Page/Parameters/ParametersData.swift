#if !canImport(UIKit)
  internal import Pelmet

  /// The parameters of a page's themes, and the colours that depend on them, as its script reads them.
  struct ParametersData: Encodable {
    /// One list for each theme.
    let themes: [[Control]]
    let expressions: [Expression]
    /// The expressions that pictures name.
    let painted: [Int]

    /// Custom properties with the looks, for a page without its script.
    let css: String

    init(_ open: OpenColors, _ themes: [[PreviewParameter]]) {
      self.themes = themes.map { $0.map(Control.init) }
      expressions = zip(open.expressions, open.looks).map(Expression.init)
      painted = open.painted.sorted()
      let properties = painted.map { index in
        let (name, look) = (OpenColors.name(index), open.looks[index])
        let opacity = SVGNumber.text((Double(look.alpha) / 255 * 1000).rounded() / 1000)
        return "\(name):rgb(\(look.red) \(look.green) \(look.blue));\(name)a:\(opacity)"
      }
      css = properties.isEmpty ? "" : ":root{\(properties.joined(separator: ";"))}"
    }

    private enum CodingKeys: CodingKey { case themes, expressions, painted }

    struct Control: Encodable {
      let name: String
      let note: String?
      let kind: String
      /// `#RRGGBBAA` in light and in dark.
      var colors: [String]?
      var isPair: Bool?
      var isInvented: Bool?
      /// The default, in words.
      var text: String?

      init(_ parameter: PreviewParameter) {
        (name, note) = (parameter.name, parameter.documentation)
        switch parameter.kind {
        case .color(let light, let dark, let isPair, let isInvented):
          kind = "color"
          colors = [light.description, dark.description]
          (self.isPair, self.isInvented) = (isPair, isInvented)
        case .fixed(let kind, let text): (self.kind, self.text) = (kind, text)
        }
      }
    }

    struct Expression: Encodable {
      let kind: String
      var of: [Int]?
      var number: Double?
      /// `#RRGGBBAA`.
      var color: String?
      var theme: Int?
      var name: String?
      var isDark: Bool?

      init(_ expression: OpenColors.Expression, look: Theme.Color.RGB) {
        switch expression {
        case .fixed(let rgb): (kind, color) = ("fixed", rgb.description)
        case .parameter(let theme, let name, let isDark, let look):
          (kind, color) = ("parameter", look.description)
          (self.theme, self.name, self.isDark) = (theme, name, isDark)
        case .alpha(let color, let alpha): (kind, of, number) = ("alpha", [color], Double(alpha))
        case .mix(let color, let other, let amount): (kind, of, number) = ("mix", [color, other], amount)
        case .contrast(let color, let other, let minimum): (kind, of, number) = ("contrast", [color, other], minimum)
        case .readable(let ground, let candidates, let minimum):
          (kind, of, number) = ("readable", [ground] + candidates, minimum)
        }
      }
    }
  }
#endif
