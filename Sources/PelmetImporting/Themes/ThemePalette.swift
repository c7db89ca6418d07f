internal import Pelmet

/// All colours of the themes that an app's code has, whether a bar has them or not.
struct ThemePalette {
  private let program: Program
  private let relevance: Relevance
  private let assets: [String: ImportedColor]
  private let minimum: ModelVersion?

  init(_ program: Program, assets: [String: ImportedColor], minimum: ModelVersion?) {
    (self.program, self.assets, self.minimum) = (program, assets, minimum)
    relevance = Relevance(program)
  }

  /// `Theme.PrimaryColor` is `primary`.
  private static func accentName(_ type: String) -> String? {
    guard let name = type.split(separator: ".").last, name.hasSuffix("Color"), name.count > 5 else { return nil }
    return OwnerName.lowered(String(name.dropLast(5)))
  }

  /// The colours of the instances that a theme is about, each by the name of its property or key.
  func colors(of choice: ThemeWriter.Choice) -> [ImportedColor] {
    var decisions = Decisions(minimum: minimum)
    for (question, answer) in choice.answers { decisions.decide(question, answer) }
    let evaluator = Evaluator(program, relevance, assets: assets, decisions: decisions)
    var colors: [ImportedColor] = []
    var accents: [ImportedColor] = []
    for (question, _) in choice.answers {
      guard case .theme(let type) = question, program.flag(type) == nil, let theme = evaluator.currentTheme(type) else {
        continue
      }
      let all = evaluator.colors(of: theme, goesDeeper: true)
      // The colour that a choice of colours is about has the name of the choice.
      if let accent = all.first(where: { $0.symbol?.text == "color" }), let name = Self.accentName(type) {
        accents.append(
          ImportedColor(
            accent.content, symbol: accent.symbol.map { ImportedColor.Symbol(name: name, place: $0.place, text: type) }))
      } else {
        colors += all
      }
    }
    return accents + colors
  }
}

extension Evaluator {
  /// The colours that the properties of a value have, and those of the values in them.
  fileprivate func colors(of value: Value, goesDeeper: Bool) -> [ImportedColor] {
    guard let type = typeName(of: value) else { return [] }
    let properties = program.ancestry(type).flatMap { name in
      (program.types[name]?.properties.values ?? [:].values).filter { !$0.isStatic }.sorted { $0.place < $1.place }
    }
    var colors: [ImportedColor] = []
    for property in properties {
      let frame = Frame(scope: VariableScope(journal), receiver: value, type: type)
      let expression = Expression(kind: .name(property.name), place: property.place, text: property.name)
      let found = joined { self.value(expression, frame, as: property.type) }
      switch found {
      case .color(let color): colors.append(named(color, property.name, property.place))
      case .dictionary(let entries):
        for entry in entries {
          // A name with an underscore stands for something that other code puts there.
          guard case .element(let key) = entry.key, key.values.isEmpty,
            case .color(let color) = coerced(entry.value, to: "UIColor"),
            color.symbol?.name.hasPrefix("_") != true
          else { continue }
          colors.append(named(color, key.name, property.place))
        }
      case .instance where goesDeeper: colors += self.colors(of: found, goesDeeper: false)
      default: break
      }
    }
    return colors
  }

  /// A colour by its name without the word colour.
  private func named(_ color: ImportedColor, _ name: String, _ place: SourcePlace) -> ImportedColor {
    let short = name.hasSuffix("Color") && name.count > 5 ? String(name.dropLast(5)) : name
    return ImportedColor(color.content, symbol: ImportedColor.Symbol(name: OwnerName.spelled(short), place: place, text: name))
  }
}
