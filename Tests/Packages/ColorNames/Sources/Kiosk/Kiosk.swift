import Coffee
import Pelmet
import Tea

/// The colour that both modules call `accent`, under this module's own name for it.
public enum Kiosk {
  public static let colors = [Theme.coffee, .tea, .kiosk].map { $0.color(.accent) }
  public static let others = [
    Theme.coffee.color(.roast), Theme.tea.color(.leaf), Theme.kiosk.color(.counter), Theme.kiosk.color(.roast),
  ]
}
