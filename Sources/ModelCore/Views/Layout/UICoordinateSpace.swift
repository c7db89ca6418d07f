public import Foundation

/// A frame of reference: a view, a screen, or a scene at one time.
///
///     let frame = field.convert(field.bounds, to: window.screen.coordinateSpace)
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  /// The rectangle of the whole, in points of its own coordinates.
  var bounds: CGRect { get }

  /// Converts a point of this space to the coordinates of another.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint

  /// Converts a point of another space to the coordinates of this one.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint

  /// Converts a rectangle of this space to the coordinates of another.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect

  /// Converts a rectangle of another space to the coordinates of this one.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

/// A coordinate space of the model, with a known place on the screen.
@MainActor
protocol PlacedCoordinateSpace: UICoordinateSpace {
  /// The origin of the coordinates, in those of the scene: the model's scenes begin at the origin of their screen.
  var originInScene: CGPoint { get }
}

/// The conversion between two spaces.
extension PlacedCoordinateSpace {
  /// Converts a point to another space; one of the app's own converts it itself.
  func converted(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint {
    guard let offset = offset(to: space) else { return space.convert(point, from: self) }
    return CGPoint(x: point.x + offset.x, y: point.y + offset.y)
  }

  /// Converts a rectangle to another space; one of the app's own converts it itself.
  func converted(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect {
    guard let offset = offset(to: space) else { return space.convert(rect, from: self) }
    return rect.offsetBy(dx: offset.x, dy: offset.y)
  }

  /// Converts a point from another space; one of the app's own converts it itself.
  func converted(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint {
    guard let offset = offset(to: space) else { return space.convert(point, to: self) }
    return CGPoint(x: point.x - offset.x, y: point.y - offset.y)
  }

  /// Converts a rectangle from another space; one of the app's own converts it itself.
  func converted(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect {
    guard let offset = offset(to: space) else { return space.convert(rect, to: self) }
    return rect.offsetBy(dx: -offset.x, dy: -offset.y)
  }

  /// The origin of this space in the coordinates of another; `nil` if only that one knows.
  private func offset(to space: any UICoordinateSpace) -> CGPoint? {
    guard let other = (space as? any PlacedCoordinateSpace)?.originInScene else { return nil }
    let own = originInScene
    return CGPoint(x: own.x - other.x, y: own.y - other.y)
  }
}

extension UIView: PlacedCoordinateSpace {
  /// A view in no window counts from the root of its hierarchy.
  var originInScene: CGPoint {
    let origin = CoordinateConversion.origin(of: self)
    let place = hierarchyWindow?.frame.origin ?? .zero
    return CGPoint(x: origin.x + place.x, y: origin.y + place.y)
  }
}

/// The coordinate space of a scene or a screen at one time.
final class SceneCoordinateSpace: NSObject, PlacedCoordinateSpace {
  let bounds: CGRect
  let originInScene = CGPoint.zero

  init(size: CGSize) {
    bounds = CGRect(origin: .zero, size: size)
    super.init()
  }

  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    converted(point, to: coordinateSpace)
  }

  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    converted(point, from: coordinateSpace)
  }

  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    converted(rect, to: coordinateSpace)
  }

  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    converted(rect, from: coordinateSpace)
  }
}
