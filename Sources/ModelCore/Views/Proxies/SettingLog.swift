/// How the properties of an object came by their values.
struct SettingLog {
  /// Where a proxy records what it is set to; nil for an instance.
  var rules: ProxyRules?

  /// The properties, with their axes, that the app set on the instance (PRX-5).
  var explicit: Set<AnyKeyPath> = []

  /// Whether what is being set comes from proxies.
  var isReplaying = false
}
