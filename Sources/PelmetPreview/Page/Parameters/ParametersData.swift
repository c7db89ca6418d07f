#if MODELCORE
  internal import Pelmet
  internal import PelmetDiagnostics

  /// The parameters of a page's themes, and the colours that depend on them, for its script and for pages without it.
  struct ParametersData {
    /// For the script.
    let json: String
    /// Custom properties with the looks of colours.
    let css: String

    /// - Parameter themes: The parameters of each theme.
    init(_ open: OpenColors, _ themes: [[PreviewParameter]]) {
      let painted = open.painted.sorted()
      json = JSONText.object([
        "themes": JSONText.array(themes.map { JSONText.array($0.map(\.json)) }),
        "expressions": JSONText.array(open.expressions.map(\.json)), "painted": JSONText.array(painted),
      ])
      let properties = painted.map { index in
        let (name, look) = (OpenColors.name(index), open.looks[index])
        return "\(name):rgb(\(look.red) \(look.green) \(look.blue));\(name)a:\(SVGNumber.text(Double(look.alpha) / 255))"
      }
      css = properties.isEmpty ? "" : ":root,#definitions{\(properties.joined(separator: ";"))}\n"
    }
  }

  extension PreviewParameter {
    fileprivate var json: String {
      let note = documentation.map(JSONText.scriptString) ?? "null"
      switch kind {
      case .color(let light, let dark, let isPair, let isInvented):
        return JSONText.object([
          "name": JSONText.scriptString(name), "note": note, "kind": "\"color\"",
          "colors": JSONText.array([light, dark].map { JSONText.scriptString($0.description) }), "isPair": "\(isPair)",
          "isInvented": "\(isInvented)",
        ])
      case .fixed(let kind, let text):
        return JSONText.object([
          "name": JSONText.scriptString(name), "note": note, "kind": JSONText.scriptString(kind),
          "text": text.map(JSONText.scriptString) ?? "null",
        ])
      }
    }
  }

  extension OpenColors.Expression {
    fileprivate var json: String {
      switch self {
      case .fixed(let rgb): return JSONText.object(["kind": "\"fixed\"", "color": JSONText.scriptString(rgb.description)])
      case .parameter(let theme, let name, let isDark, let look):
        return JSONText.object([
          "kind": "\"parameter\"", "theme": "\(theme)", "name": JSONText.scriptString(name), "isDark": "\(isDark)",
          "color": JSONText.scriptString(look.description),
        ])
      case .alpha(let color, let alpha): return Self.derivation("alpha", [color], "\(alpha)")
      case .mix(let color, let other, let amount): return Self.derivation("mix", [color, other], "\(amount)")
      case .contrast(let color, let other, let minimum): return Self.derivation("contrast", [color, other], "\(minimum)")
      case .readable(let ground, let candidates, let minimum):
        return Self.derivation("readable", [ground] + candidates, "\(minimum)")
      }
    }

    private static func derivation(_ kind: String, _ operands: [Int], _ number: String) -> String {
      JSONText.object(["kind": JSONText.scriptString(kind), "of": JSONText.array(operands), "number": number])
    }
  }
#endif
