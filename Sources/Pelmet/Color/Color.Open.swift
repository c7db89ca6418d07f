extension Theme.Color {
  /// A colour of one variant that depends on parameters; all else in it is fixed.
  package struct Open: Sendable, Hashable {
    package let color: Theme.Color
    /// Whether the variant is a dark one.
    package let isDark: Bool

    /// `nil` if the colour does not depend on parameters with looks alone.
    /// - Parameter system: The value of a system colour.
    package init?(_ color: Theme.Color, _ variant: Variant, system: (Theme.SystemColor) -> Theme.Color?) {
      let own = color.variant(variant)
      guard own.isOpen else { return nil }
      let fixed: Theme.Color? = own.fold(
        leaf: { leaf in
          guard let known = leaf.known(variant, system: system) else { return nil }
          if case .parameter(let name, _) = leaf.content { return Theme.Color(.parameter(name, look: .rgb(known))) }
          return .rgb(known)
        },
        derive: { derivation, operands in
          let known = operands.compactMap(\.self)
          return known.count == operands.count ? derivation.over(known).color : nil
        })
      guard let fixed else { return nil }
      self.color = fixed
      isDark = variant.forced(to: .dark) == variant
    }

    /// A fixed colour.
    package init(_ rgb: RGB) { (color, isDark) = (.rgb(rgb), false) }
  }
}
