public import Foundation

/// A frame of reference: here only its size.
@MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  /// In points.
  var bounds: CGRect { get }
}

/// The coordinate space of a scene at one time.
final class SceneCoordinateSpace: NSObject, UICoordinateSpace {
  let bounds: CGRect

  init(size: CGSize) {
    bounds = CGRect(origin: .zero, size: size)
    super.init()
  }
}
