public import Foundation

/// The system's camera or photo library (SYS-5). A test ends it with ``Simulation/pickMedia(_:)`` or ``Simulation/cancelPicker()``; the
/// delegate dismisses it.
open class UIImagePickerController: UINavigationController, ModelPickerDelegation, SystemPicker {
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

/// Gives an image picker its `delegate`, of a type of its own, as UIKit's has it. Swift allows that beside the navigation controller's property and
/// not as an override: where nothing says which of the two is meant, as in `let delegate = picker.delegate`, it is the navigation
/// controller's.
@preconcurrency @MainActor
public protocol ModelPickerDelegation: AnyObject {}

extension ModelPickerDelegation where Self: UIImagePickerController {
  /// The delegate, which hears what the user chose (SYS-5). Not retained.
  public var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)? {
    get { heldDelegate.delegate as? any UIImagePickerControllerDelegate & UINavigationControllerDelegate }
    set { heldDelegate.set(newValue) }
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
