internal import Pelmet
internal import PelmetDiagnostics
internal import PelmetSyntax

extension CheckedTheme {
  /// One layer of a cell: its own values, and the result of putting it on top of those below.
  struct Step {
    let written: StyleObject
    let merged: StyleObject
    fileprivate let sources: SourceMap

    /// The state of one bar once the layer is on top.
    func bar(_ kind: BarSection) -> CheckedBar? {
      var reportedElsewhere = DiagnosticBag()
      let style = LikeExpansion.expand(merged.object, merged.schema, sources: sources, into: &reportedElsewhere)
      guard let merged = merged.bar(kind), let style = StyleObject(object: style, schema: Catalogue.style).bar(kind) else {
        return nil
      }
      return CheckedBar(kind: kind, merged: merged, style: style)
    }
  }

  /// The layers that speak in a cell, base first. Merges all of them: for findings, not for looking around.
  func steps(_ cell: CheckedCell) -> [Step] {
    guard let traits = cell.rows.first else { return [] }
    return algebra.steps(cell.place, traits).map { step in
      Step(
        written: StyleObject(object: step.written, schema: Catalogue.style),
        merged: StyleObject(object: step.merged, schema: Catalogue.style), sources: sources)
    }
  }

  /// Everything that the theme and those it extends write, layer by layer, base first.
  package var layers: [WrittenLayer] {
    var layers: [WrittenLayer] = []
    for theme in chain.themes {
      func add(_ layer: Layer, context: String? = nil, screen: String? = nil) {
        let isOwn = theme.file == chain.theme.file
        layers.append(WrittenLayer(layer: layer, theme: theme.name, context: context, screen: screen, isOwn: isOwn))
      }
      add(theme.layer)
      for place in theme.contexts { add(place.layer, context: place.name) }
      for place in theme.screens { add(place.layer, screen: place.name) }
    }
    return layers
  }

  /// The layer of one theme of the chain for one place.
  package struct WrittenLayer {
    package let layer: Layer
    /// The name of the theme that writes it.
    let theme: String
    let context: String?
    let screen: String?
    /// Whether the theme being checked writes it, and not one that it extends.
    let isOwn: Bool

    /// `'midnight' for the screen 'photo'`.
    package var words: String {
      let place = context.map { " for the context '\($0)'" } ?? screen.map { " for the screen '\($0)'" } ?? ""
      return "'\(theme)'\(place)"
    }

    /// The style without a condition, then that of each condition.
    var styles: [StyleObject] {
      ([layer.style] + layer.whens.map(\.style)).map { StyleObject(object: $0, schema: Catalogue.style) }
    }
  }
}
