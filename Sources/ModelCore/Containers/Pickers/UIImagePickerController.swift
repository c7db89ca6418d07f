public import Foundation

/// The system's camera or photo library (SYS-5). A test ends it with ``Simulation/pickMedia(_:)`` or ``Simulation/cancelPicker()``; the
/// delegate dismisses it.
open class UIImagePickerController: UINavigationController, SystemPicker {
  /// The place from which the picture comes.
  public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }

  /// A key of what the user chose.
  public struct InfoKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
  }

  /// Whether the device has the source: here always, as on a phone.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { true }

  open var sourceType = SourceType.photoLibrary
  open var mediaTypes = ["public.image"]
  open var allowsEditing = false

  func cancel() { finish(nil) }

  /// Tells the delegate, which has to dismiss the picker (SYS-5). It hears of one of the two.
  /// - Parameter info: What the user chose; `nil` where the user cancelled.
  func finish(_ info: [InfoKey: Any]?) {
    let held = HeldDelegate<any UIImagePickerControllerDelegate>()
    held.set(delegate)
    if let info {
      held.call("didFinishPickingMediaWithInfo") { $0.imagePickerController(self, didFinishPickingMediaWithInfo: info) }
    } else {
      held.call("imagePickerControllerDidCancel") { $0.imagePickerControllerDidCancel(self) }
    }
  }
}

/// Hears what the user chose, and dismisses the picker. All methods are optional.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])

  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  public func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {
    runDefault()
  }

  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { runDefault() }

  private func runDefault() {
    OptionalMethods.runDefault(for: self) { $0 is any UIImagePickerControllerDelegate.Type }
  }
}
