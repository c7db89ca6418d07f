internal import Pelmet
internal import PelmetPreview

/// Devices with an app before a step and after it, only where the pictures differ.
struct SDKPictures {
  private let shared = MainThread.run { PageDefinitions() }
  private var count = 0

  struct Pair: Sendable {
    let state: PictureState
    let before: String
    let after: String
  }

  /// The pairs of a theme in a step, and those of a page.
  private static let mostOfTheme = 4
  private static let mostOfPage = 120

  /// The elements to which the pictures refer.
  var definitions: [String] { MainThread.run { shared.definitions.elements } }

  /// The next pairs.
  mutating func pairs(of theme: PreviewedTheme, in step: SDKStep) -> [Pair] {
    let room = min(Self.mostOfTheme, Self.mostOfPage - count)
    guard room > 0 else { return [] }
    let (shared, number) = (shared, count + 1)
    let pairs = MainThread.run { Self.draw(theme, step, atMost: room, from: number, sharing: &shared.definitions) }
    count += pairs.count
    return pairs
  }

  @MainActor private static func draw(
    _ theme: PreviewedTheme, _ step: SDKStep, atMost room: Int, from number: Int, sharing definitions: inout Definitions
  ) -> [Pair] {
    var pairs: [Pair] = []
    var seen: Set<[String]> = []
    for version in [PictureState.versions.glass, 26] {
      for scheme in SchemeOption.allCases {
        for moment in MomentOption.allCases where pairs.count < room {
          var state = PictureState(place: Theme.Place(), version: version, linkedSDK: step.before, scheme: scheme, moment: moment)
          // Definitions that only pictures without a difference need are not kept.
          var needed = definitions
          let before = ThemePicture(theme, state, sharing: &needed)
          state.linkedSDK = step.after
          let after = ThemePicture(theme, state, sharing: &needed)
          guard let before, let after, before != after, seen.insert([before.svg, after.svg]).inserted else { continue }
          definitions = needed
          let number = number + pairs.count
          pairs.append(
            Pair(
              state: state, before: Definitions.naming(own: "before-\(number)-", in: before.svg),
              after: Definitions.naming(own: "after-\(number)-", in: after.svg)))
        }
      }
    }
    return pairs
  }
}
