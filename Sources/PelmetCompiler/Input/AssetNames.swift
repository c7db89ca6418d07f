package import PelmetDiagnostics

/// The names in the asset catalogues of a module, and the files that describe their colours.
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
  /// The `Contents.json` of each colour set that could be read.
  package var colorSets: [String: FileID] = [:]

  package init() {}

  subscript(kind: Kind) -> Set<String> {
    switch kind {
    case .color: colors
    case .image: images
    }
  }
}
