internal import Pelmet

/// Token documents in the order in which a theme names them, by their indices.
enum TokenLayer: Sendable {
  case always([Int])
  /// One of several lists, as the traits decide.
  case byTrait(TraitModifier, documents: [[Int]])

  func documents(in context: TokenContext) -> [Int] {
    switch self {
    case .always(let documents): documents
    case .byTrait(let modifier, let documents): modifier.selected(in: context).map { documents[$0] } ?? []
    }
  }
}
