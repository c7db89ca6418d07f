/// A dynamic colour's closure, which is equal only to itself.
package final class ColorProvider: Hashable, Sendable {
  let provide: @Sendable (UITraitCollection) -> UIColor

  init(provide: @escaping @Sendable (UITraitCollection) -> UIColor) {
    self.provide = provide
  }

  package static func == (a: ColorProvider, b: ColorProvider) -> Bool { a === b }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
