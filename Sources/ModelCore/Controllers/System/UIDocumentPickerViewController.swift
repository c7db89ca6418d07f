public import Foundation

/// The system's list of files (SYS-6). A test ends it with ``Simulation/pickDocuments(_:)`` or ``Simulation/cancelPicker()``.
open class UIDocumentPickerViewController: UIViewController, SystemPicker {
  /// The files that the app hands over, where it exports.
  package let exportedURLs: [URL]

  /// - Parameters:
  ///   - urls: The files that the user moves or copies elsewhere.
  ///   - asCopy: Whether the app keeps its own.
  public init(forExporting urls: [URL], asCopy: Bool = false) {
    exportedURLs = urls
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a list from which the user opens files.
  /// - Parameter allowedUTIs: The uniform type identifiers of the files.
  public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    exportedURLs = []
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  open var allowsMultipleSelection = false
  open var shouldShowFileExtensions = false
  open var directoryURL: URL?

  open weak var delegate: (any UIDocumentPickerDelegate)? {
    get { heldDelegate.delegate }
    set { heldDelegate.set(newValue) }
  }

  private let heldDelegate = HeldDelegate<any UIDocumentPickerDelegate>()

  func cancel() { finish(nil) }

  /// Ends the list as the user does: it goes away by itself, and the delegate hears of it (SYS-6).
  /// - Parameter urls: The chosen files; `nil` where the user cancelled.
  func finish(_ urls: [URL]?) {
    presentingViewController?.dismiss(animated: true)
    if let urls {
      heldDelegate.call("didPickDocumentsAt", urls.map(\.lastPathComponent).joined(separator: ", ")) {
        $0.documentPicker(self, didPickDocumentsAt: urls)
      }
    } else {
      heldDelegate.call("documentPickerWasCancelled") { $0.documentPickerWasCancelled(self) }
    }
  }
}

/// The use of the files that the user chooses. Deprecated since iOS 14.
public enum UIDocumentPickerMode: UInt, Sendable { case `import`, open, exportToService, moveToService }

/// Hears which files the user chose. All methods are optional.
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) { runDefault() }

  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { runDefault() }

  private func runDefault() {
    OptionalMethods.runDefault(for: self) { $0 is any UIDocumentPickerDelegate.Type }
  }
}
