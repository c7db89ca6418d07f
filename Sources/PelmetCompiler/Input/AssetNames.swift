/// The names in the asset catalogues of a module.
package struct AssetNames: Sendable {
  /// The kind of asset that a name stands for.
  package enum Kind: Sendable {
    case color, image

    var noun: String {
      switch self {
      case .color: "a colour set"
      case .image: "an image set"
      }
    }
  }

  package var colors: Set<String> = []
  /// Symbol sets among them: UIKit finds them by the same call.
  package var images: Set<String> = []

  package init() {}

  subscript(kind: Kind) -> Set<String> {
    switch kind {
    case .color: colors
    case .image: images
    }
  }
}
