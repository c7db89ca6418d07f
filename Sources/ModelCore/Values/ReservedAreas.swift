import Foundation

/// A part of a display that something other than the app reserves (FLD-1, FLD-6).
struct ReservedArea {
  /// The owner of the area: the same in every posture and orientation.
  enum Owner: Hashable, Sendable {
    case fold, outerCamera, innerCamera, statusArea
  }

  let owner: Owner
  /// In the display's coordinates, in points, with the margins.
  let frame: CGRect
  var margins = UIEdgeInsets.zero
  var isActive = true
}

extension Display {
  /// The reserved areas, as Apple's simulator has them. Upside down and in landscape to the right, the inner camera is at the opposite place.
  var reservedAreas: [ReservedArea] {
    switch posture {
    case .none: []
    case .closed: outerAreas
    case .partiallyOpen, .open: [fold, innerCamera, innerStatusArea]
    }
  }

  private var outerAreas: [ReservedArea] {
    let (camera, status): (CGRect, CGRect) =
      switch orientation {
      case .landscapeLeft: (rect(611.7, 399.7, 37, 37), rect(594, 384, 84, 82))
      case .landscapeRight: (rect(29.3, 29.3, 37, 37), rect(0, 0, 84, 82))
      default: (rect(399.7, 29.3, 37, 37), rect(382, 0, 84, 170))
      }
    return [ReservedArea(owner: .outerCamera, frame: camera), ReservedArea(owner: .statusArea, frame: status)]
  }

  /// The fold is a line in the middle with margins; flat it is inactive.
  private var fold: ReservedArea {
    let margin: CGFloat = 20
    let isLandscape = orientation.isLandscape
    return ReservedArea(
      owner: .fold,
      frame: isLandscape
        ? rect(size.width / 2 - margin, 0, 2 * margin, size.height) : rect(0, size.height / 2 - margin, size.width, 2 * margin),
      margins: isLandscape
        ? UIEdgeInsets(top: 0, left: margin, bottom: 0, right: margin)
        : UIEdgeInsets(top: margin, left: 0, bottom: margin, right: 0),
      isActive: posture == .partiallyOpen)
  }

  /// Inactive while the camera is off, which it is in the model.
  private var innerCamera: ReservedArea {
    let frame =
      switch orientation {
      case .landscapeLeft: rect(677.3, 21, 58, 37)
      case .landscapeRight: rect(215.7, 611, 58, 37)
      case .portraitUpsideDown: rect(611, 677.3, 37, 58)
      default: rect(21, 215.7, 37, 58)
      }
    return ReservedArea(owner: .innerCamera, frame: frame, isActive: false)
  }

  private var innerStatusArea: ReservedArea {
    ReservedArea(
      owner: .statusArea, frame: orientation.isLandscape ? rect(867, 0, 84, 120) : rect(535, 0, 134, 82))
  }

  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }
}
