/// The legacy style of a bar (BAR-10).
public enum UIBarStyle: Int, Sendable {
  case `default` = 0
  case black = 1
  case blackTranslucent = 2

  @available(*, deprecated, renamed: "black")
  public static var blackOpaque: UIBarStyle { .black }
}
