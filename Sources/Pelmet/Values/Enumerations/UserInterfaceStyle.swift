/// UIUserInterfaceStyle.
public enum UserInterfaceStyle: String, Sendable, Hashable, CaseIterable {
  case unspecified, light, dark
}
