public import Foundation

extension UIView {
  /// A part of a view that something other than the app reserves: the fold, a camera, the status area (FLD-1, iOS 27.1).
  public struct ReservedRegion: Hashable, Identifiable, Sendable {
    /// The identity of what reserves the region: the same in every posture and orientation.
    public struct ID: Hashable, Sendable {
      let owner: ReservedArea.Owner
    }

    /// The reason for which a region is reserved.
    public struct Kind: Hashable, Sendable {
      private let name: String

      /// Content splits here, at the fold.
      public static let division = Kind(name: "division")
      /// A camera or the status area covers the content.
      public static let occlusion = Kind(name: "occlusion")
    }

    /// The regions that a query returns.
    public struct QueryOptions: OptionSet, Sendable {
      public let rawValue: Int

      public init(rawValue: Int) {
        self.rawValue = rawValue
      }

      /// Also regions that do not matter at the moment, such as the fold of a flat device.
      public static let includeInactive = QueryOptions(rawValue: 1)
    }

    public let id: ID
    public let kind: Kind

    /// In the view's coordinates, in points, with the margins.
    public let frame: CGRect

    /// The part of the frame around what is really covered, in points.
    public let margins: UIEdgeInsets

    public let isActive: Bool

    public static func == (a: ReservedRegion, b: ReservedRegion) -> Bool {
      a.id == b.id && a.kind == b.kind && a.frame == b.frame && a.margins == b.margins && a.isActive == b.isActive
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(id)
    }
  }

  /// The reserved regions that the view intersects, in a window that fills the display of a device that folds (FLD-1).
  ///
  /// None until the view has been laid out for the first time. Whether inactive regions come without the option, sources disagree
  /// (P-14).
  public func reservedRegions(kind: ReservedRegion.Kind, options: ReservedRegion.QueryOptions = []) -> [ReservedRegion] {
    guard isLaidOut else { return [] }
    let showsAll = options.contains(.includeInactive) || CurrentSimulation.policies.reservedRegions == .all
    return intersectingRegions.filter { $0.kind == kind && (showsAll || $0.isActive) }
  }

  /// The part that the fold of a half open device takes, in the view's coordinates.
  var activeFold: CGRect? { intersectingRegions.first { $0.kind == .division && $0.isActive }?.frame }

  private var intersectingRegions: [ReservedRegion] {
    guard let window, let display = CurrentSimulation.simulation?.surroundings.display, window.frame.size == display.size
    else { return [] }
    return display.reservedAreas.compactMap { area in
      let frame = convert(area.frame, from: nil)
      guard !frame.intersection(bounds).isEmpty else { return nil }
      return ReservedRegion(
        id: ReservedRegion.ID(owner: area.owner), kind: area.kind, frame: frame, margins: area.margins, isActive: area.isActive)
    }
  }
}

extension ReservedArea {
  fileprivate var kind: UIView.ReservedRegion.Kind { owner == .fold ? .division : .occlusion }
}
