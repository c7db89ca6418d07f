public import Foundation

/// Other apps, and the URLs that this one passes to them.
extension Simulation {
  /// The URLs that the app opened in others, the last one last (SYS-2).
  public var openedURLs: [URL] { otherApps.openedURLs }

  /// Installs an app for these schemes, beside the system's own: http, https, mailto, tel, sms, facetime and the app's settings (SYS-1).
  public func install(schemes: String...) { otherApps.schemes.formUnion(schemes.map { $0.lowercased() }) }

  /// Installs an app for universal links to these hosts (SYS-2).
  public func install(universalLinkHosts hosts: String...) { otherApps.universalLinkHosts.formUnion(hosts) }
}

/// The user in front of the share sheet and the system's pickers.
extension Simulation {
  /// Chooses a service of the share sheet in front (SYS-3): one of the system does its work at once, one of the app's own as it is written
  /// (SYS-4). To cancel, drag the sheet down, or tap beside the popover.
  /// - Parameter items: What a service of the system returns.
  public func chooseActivity(_ type: UIActivity.ActivityType, returning items: [Any]? = nil) {
    perform {
      guard let sheet = inFront(UIActivityViewController.self, "share sheet") else { return }
      if let activity = sheet.offeredActivities.first(where: { $0.activityType == type }) { return sheet.run(activity) }
      guard !(sheet.excludedActivityTypes ?? []).contains(type),
        !sheet.applicationActivities.contains(where: { $0.activityType == type })
      else { return refuse("\(sheet.modelName) does not offer \(type.rawValue); it is excluded, or takes no such items") }
      sheet.finish(UIActivityViewController.Outcome(type: type, isCompleted: true, items: items))
    }
  }

  /// Chooses a picture or movie in the image picker in front (SYS-5).
  public func pickMedia(_ info: [UIImagePickerController.InfoKey: Any]) {
    perform { inFront(UIImagePickerController.self, "image picker")?.finish(info) }
  }

  /// Chooses files in the document picker in front (SYS-6).
  public func pickDocuments(_ urls: [URL]) {
    perform { inFront(UIDocumentPickerViewController.self, "document picker")?.finish(urls) }
  }

  /// Chooses a colour in the colour picker in front, which stays (SYS-10).
  public func pickColor(_ color: UIColor) {
    perform { inFront(UIColorPickerViewController.self, "colour picker")?.choose(color) }
  }

  /// Chooses a font in the font picker in front (SYS-11).
  public func pickFont(_ descriptor: UIFontDescriptor) {
    perform { inFront(UIFontPickerViewController.self, "font picker")?.choose(descriptor) }
  }

  /// Cancels the picker in front, or closes it where it has nothing to cancel (SYS-5, SYS-6, SYS-10, SYS-11).
  public func cancelPicker() {
    perform { inFront((any SystemPicker).self, "picker")?.cancel() }
  }

  /// The controller that is presented over all others.
  private var presented: UIViewController? {
    let top = window?.rootViewController?.withPresented.last
    return top?.presentedThrough?.phase == .presented ? top : nil
  }

  private func inFront<Controller>(_ type: Controller.Type, _ name: String) -> Controller? {
    if let controller = presented as? Controller { return controller }
    refuse("there is no \(name) in front; present one, and let it arrive with settle()")
    return nil
  }
}

extension UIActivityViewController {
  /// Lets a service of the app do its work (SYS-4).
  fileprivate func run(_ activity: UIActivity) {
    note(.delegate, "prepare", activity.activityTitle ?? "\(type(of: activity))")
    activity.prepare(withActivityItems: activityItems)
    guard let controller = activity.activityViewController else { return activity.perform() }
    present(controller, animated: true)
  }
}

/// Notifications from a server, and the time.
extension Simulation {
  /// Delivers the token for which the app has asked (SYS-7). Without `registerForRemoteNotifications` it is a fault.
  public func deliverDeviceToken(_ token: Data) {
    perform { if isRegistrationRequested { process.didRegister(token) } }
  }

  /// Refuses the token for which the app has asked (SYS-7).
  public func failRemoteRegistration(_ error: any Error) {
    perform { if isRegistrationRequested { process.didFailToRegister(error) } }
  }

  private var isRegistrationRequested: Bool {
    if process.registration == .none { refuse("the app has not called registerForRemoteNotifications") }
    return process.registration != .none
  }

  /// Delivers a notification that the app's delegate is to answer (SYS-8).
  /// - Parameter completion: Hears what the delegate downloaded.
  public func receiveRemoteNotification(
    _ userInfo: [AnyHashable: Any], completion: @escaping (UIBackgroundFetchResult) -> Void = { _ in }
  ) {
    perform { if process.isRunning { process.didReceive(userInfo, completion) } }
  }

  /// Lets midnight pass, or the time zone change (SYS-9).
  public func changeTimeSignificantly() {
    perform { if process.isRunning { process.didChangeTime() } }
  }
}
