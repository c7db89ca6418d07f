package import Pelmet

/// The traits that resolvers can tell apart with modifiers named `scheme`, `contrast`, `idiom` and `os`.
package struct TokenContext: Hashable, Sendable {
  package var scheme: Traits.Scheme
  package var contrast: Traits.Contrast
  package var idiom: Traits.Idiom
  package var os: OSVersion

  package init(
    scheme: Traits.Scheme = .light, contrast: Traits.Contrast = .normal, idiom: Traits.Idiom = .phone, os: OSVersion = 26
  ) {
    self.scheme = scheme
    self.contrast = contrast
    self.idiom = idiom
    self.os = os
  }
}
