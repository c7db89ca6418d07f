import Pelmet
import Style

/// Colours under the names of this module and of its base.
public enum Shop {
  public static let colors = [Theme.shop.color(.accent), Theme.shop.color(.ink2), Theme.shop.color(.price)]
}
