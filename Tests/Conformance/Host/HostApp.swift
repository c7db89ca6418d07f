import UIKit

/// The app that hosts the tests: it notes its own launch, and shows nothing.
@main final class HostApp: RecordedApp {}
