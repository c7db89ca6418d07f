import Pelmet

/// A colour, a screen and a context with names in common.
public enum Coffee {
  public static let color = Theme.coffee.color(.accent)
  public static let table = Theme.coffee[.roast, .accent]
}
