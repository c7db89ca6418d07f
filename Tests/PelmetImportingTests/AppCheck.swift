#if Rewrite
  import PelmetReports
  import PelmetTestSupport

  @testable import PelmetImporting

  extension AppCheck {
    enum Outcome: Equatable {
      case equal
      case absent
      case different(String)
    }

    var line: String {
      let place = [theme, screen.map { "screen \($0)" }, context.map { "context \($0)" }].compactMap { $0 }.joined(
        separator: ", ")
      let when = traits.sorted { $0.key < $1.key }.map(\.value).joined(separator: " ")
      return "\(place) (\(when)) \(path) = \(value?.json ?? "nothing")"
    }

    /// Compares with what the themes of an import say.
    func outcome(in app: ResolvedImport) -> Outcome {
      if path.hasPrefix("{") { return color(in: app) }
      let part = app.part(of: self)
      let values = app.values(part, self) ?? [:]
      guard let found = values[path] else {
        if value == nil || value == .string("none") && isTransparent(values) { return .equal }
        return .absent
      }
      if found == "null", value == nil || value == .string("none") && isTransparent(values) { return .equal }
      if found == value?.json || isSame(found) { return .equal }
      if value == nil, set != false { return .different(found) }
      // A screen of which nothing is known has what the whole app has: the list says why, or a person must.
      let isOwn = part.screen != nil || part.context != nil
      let everywhere = isOwn ? app.values(ImportedApp.Names.Part(theme: part.theme), self)?[path] : nil
      let isAsked = screen != nil || context != nil
      return isAsked && (!isOwn || everywhere == found) ? .absent : .different(found)
    }

    /// Beside the transparent preset, nothing and "none" are the same for background and shadow.
    private func isTransparent(_ values: [String: String]) -> Bool {
      let slot = path.split(separator: ".").dropLast().joined(separator: ".")
      return values["\(slot).background"] == "\"transparent\""
    }

    /// Checks have some colours of the system as they look, where a theme forces a style.
    private func isSame(_ found: String) -> Bool {
      guard case .string(let expected)? = value, found.hasPrefix("\"system:") else { return false }
      let name = found.dropFirst("\"system:".count).dropLast()
      let isDark = traits["scheme"] == "dark"
      return Self.system["\(name)"].map { $0[isDark ? 1 : 0] } == expected
    }

    /// Colours that checks have resolved, in light and dark.
    private static let system = [
      "systemGroupedBackground": ["#F2F2F7FF", "#000000FF"], "systemBackground": ["#FFFFFFFF", "#000000FF"],
      "label": ["#000000FF", "#FFFFFFFF"],
    ]

    private func color(in app: ResolvedImport) -> Outcome {
      let name = path.dropFirst().dropLast().split(separator: ".").last.map(String.init) ?? ""
      guard let found = app.values(app.part(of: self), self)?["{\(name)}"] else { return .absent }
      return found == value?.json ? .equal : .different(found)
    }
  }
#endif
