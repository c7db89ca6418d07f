package import PelmetDiagnostics
internal import PelmetSyntax

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

extension AssetNames {
  /// Whether the name of a group is part of the names in it, by the bytes of its `Contents.json`. One that cannot be read says nothing.
  package static func providesNamespace(_ contents: [UInt8]) -> Bool {
    var (sources, findings) = (SourceMap(), DiagnosticBag())
    let file = sources.add(path: "", bytes: contents)
    let root = JSONReader.read(file, in: sources, into: &findings)?.root
    return root?["properties"]?["provides-namespace"]?.boolean ?? false
  }
}
