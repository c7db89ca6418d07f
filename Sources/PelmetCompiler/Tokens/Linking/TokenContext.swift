package import Pelmet

/// The traits that resolvers can tell apart with modifiers named `scheme`, `contrast`, `idiom` and `os`.
package struct TokenContext: Hashable, Sendable {
  package var scheme: Theme.Traits.Scheme
  package var contrast: Theme.Traits.Contrast
  package var idiom: Theme.Traits.Idiom
  package var os: Theme.OSVersion

  package init(
    scheme: Theme.Traits.Scheme = .light, contrast: Theme.Traits.Contrast = .normal, idiom: Theme.Traits.Idiom = .phone, os: Theme.OSVersion = 26
  ) {
    self.scheme = scheme
    self.contrast = contrast
    self.idiom = idiom
    self.os = os
  }
}
