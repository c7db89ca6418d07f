import Coffee
import Pelmet
import Tea

extension Theme.ColorName {
  /// Without themes of its own, a module says which colour it means: the one of this name in any theme.
  static let accent = Self("accent")
}

/// The colour that both modules call `accent`, from a module that the plugin does not see.
public enum Visitor {
  public static let colors = [Theme.coffee.color(.accent), Theme.tea.color(.accent)]
  #if compiler(>=6.3)
    public static let selected = [Theme.coffee.color(.Coffee::accent), Theme.tea.color(.Tea::accent)]
  #else
    public static let selected = colors
  #endif
}
