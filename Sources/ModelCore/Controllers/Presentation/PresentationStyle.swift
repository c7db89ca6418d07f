/// VCL-27, 28.
extension UIModalPresentationStyle {
  /// What `automatic` means, which never reads back.
  static var ordinary: UIModalPresentationStyle {
    let version = CurrentSimulation.device.systemVersion
    if version < 13 { return .fullScreen }
    return version < 18 ? .pageSheet : .formSheet
  }

  /// The style without `automatic`.
  var readBack: UIModalPresentationStyle { self == .automatic ? .ordinary : self }

  /// The style as it is shown: before iOS 13 a phone has no room for sheets.
  var adapted: UIModalPresentationStyle {
    let device = CurrentSimulation.device
    return readBack.isSheet && device.systemVersion < 13 && device.idiom == .phone ? .fullScreen : readBack
  }

  var isSheet: Bool { self == .pageSheet || self == .formSheet }

  /// Whether the nearest controller that defines a context presents, instead of the farthest ancestor.
  var isInContext: Bool { self == .currentContext || self == .overCurrentContext }

  /// Whether the presenting controller's view is removed.
  var hidesPresenter: Bool { self == .fullScreen || self == .currentContext }
}
