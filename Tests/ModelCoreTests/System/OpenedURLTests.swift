import ModelCore
import PelmetTestSupport
import Testing

@MainActor
struct OpenedURLTests {
  private let website: URL
  private let maps: URL

  init() throws {
    website = try #require(URL(string: "https://example.com/tea"))
    maps = try #require(URL(string: "maps://tea"))
  }

  @Test("SYS-1: an app is found for a scheme that the property list names, if one is there")
  func query() throws {
    var infoPlist = InfoPlist()
    infoPlist.queriedSchemes = ["maps"]
    let simulation = Simulation(infoPlist: infoPlist, appDelegate: NoticeDelegate())
    simulation.launch()
    let app = UIApplication.shared
    let start = simulation.console.count
    #expect(!app.canOpenURL(maps))
    simulation.install(schemes: "Maps", "notes")
    #expect(app.canOpenURL(maps) && app.canOpenURL(website))
    #expect(app.canOpenURL(try #require(URL(string: UIApplication.openSettingsURLString))))
    #expect(!app.canOpenURL(try #require(URL(string: "notes://tea"))))
    #expect(
      simulation.console.dropFirst(start) == [
        "-canOpenURL: failed for URL: \"maps://tea\" - error: \"The operation couldn’t be completed. (OSStatus error -10814.)\"",
        "-canOpenURL: failed for URL: \"notes://tea\" - error: \"This app is not allowed to query for scheme notes\"",
      ])
  }

  @Test("SYS-2: the old openURL says at once whether an app opens it")
  func oldOpen() {
    let simulation = Simulation(appDelegate: NoticeDelegate())
    simulation.launch()
    #expect(UIApplication.shared.openURL(website) && !UIApplication.shared.openURL(maps))
    expectEqual(simulation.openedURLs, [website])
  }

  @Test("SYS-1, P-28: whether the web's schemes need a name", arguments: Policies.WebSchemeQueries.allCases)
  func webQuery(policy: Policies.WebSchemeQueries) {
    var (infoPlist, policies) = (InfoPlist(), Policies())
    policies.webSchemeQueries = policy
    for names in [[], ["https"]] as [Set<String>] {
      infoPlist.queriedSchemes = names
      let simulation = Simulation(infoPlist: infoPlist, appDelegate: NoticeDelegate(), policies: policies)
      simulation.launch()
      expectEqual(UIApplication.shared.canOpenURL(website), policy == .answered || !names.isEmpty)
    }
  }

  @Test("SYS-1: an app that is linked against an SDK before iOS 9 needs no names", arguments: [Device.Release(8), 9])
  func oldQuery(sdk: Device.Release) {
    var device = Device.iPhone
    (device.systemVersion, device.linkedSDK) = (9, sdk)
    let simulation = Simulation(device: device, appDelegate: NoticeDelegate())
    simulation.launch()
    simulation.install(schemes: "maps")
    expectEqual(UIApplication.shared.canOpenURL(maps), sdk < 9)
  }

  @Test("SYS-2: an opened URL is passed on, and the app leaves the screen")
  func open() {
    let simulation = Simulation(appDelegate: NoticeDelegate())
    simulation.launch()
    simulation.settle()
    var answers: [Bool] = []
    UIApplication.shared.open(website) { answers.append($0) }
    #expect(answers.isEmpty && simulation.openedURLs == [website])
    simulation.settle()
    #expect(answers == [true] && UIApplication.shared.applicationState == .background)
    simulation.returnToApp()
    UIApplication.shared.open(maps) { answers.append($0) }
    simulation.settle()
    #expect(answers == [true, false] && UIApplication.shared.applicationState == .active)
    expectEqual(simulation.openedURLs, [website])
  }

  @Test("SYS-2: the answer of an opened URL can be awaited")
  func awaited() async throws {
    let simulation = Simulation(appDelegate: NoticeDelegate())
    simulation.launch()
    let app = UIApplication.shared
    let answer = Task { await app.open(website) }
    while simulation.openedURLs.isEmpty { await Task.yield() }
    await simulation.settle()
    #expect(await answer.value)
  }

  @Test("SYS-2: a universal link opens in the app that has it, or nowhere")
  func universalLinks() {
    let simulation = Simulation(appDelegate: NoticeDelegate())
    simulation.launch()
    var answers: [Bool] = []
    UIApplication.shared.open(website, options: [.universalLinksOnly: true]) { answers.append($0) }
    simulation.settle()
    simulation.install(universalLinkHosts: "example.com")
    UIApplication.shared.open(website, options: [.universalLinksOnly: true]) { answers.append($0) }
    simulation.settle()
    expectEqual(answers, [false, true])
  }

  @Test("SYS-7: the app gets the token or the error for which it has asked")
  func registration() {
    let delegate = NoticeDelegate()
    let simulation = Simulation(appDelegate: delegate)
    simulation.launch()
    simulation.deliverDeviceToken(Data([1]))
    UIApplication.shared.registerForRemoteNotifications()
    simulation.deliverDeviceToken(Data([1, 2]))
    #expect(UIApplication.shared.isRegisteredForRemoteNotifications)
    simulation.failRemoteRegistration(CocoaError(.fileNoSuchFile))
    #expect(delegate.heard == ["token 2", "error"] && !UIApplication.shared.isRegisteredForRemoteNotifications)
    expectEqual(simulation.faults.map(\.message), ["the app has not called registerForRemoteNotifications"])
  }

  @Test("SYS-8, SYS-9: notifications and changes of the time reach the app's delegate")
  func notifications() {
    let delegate = NoticeDelegate()
    let simulation = Simulation(appDelegate: delegate)
    simulation.launch()
    var results: [UIBackgroundFetchResult] = []
    simulation.receiveRemoteNotification(["order": "tea"]) { results.append($0) }
    simulation.changeTimeSignificantly()
    #expect(delegate.heard == ["tea", "time"] && results == [.newData])
  }
}

private final class NoticeDelegate: UIResponder, UIApplicationDelegate {
  var heard: [String] = []

  func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) {
    heard.append("token \(deviceToken.count)")
  }

  func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error) {
    heard.append("error")
  }

  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    heard.append(userInfo["order"] as? String ?? "")
    completionHandler(.newData)
  }

  func applicationSignificantTimeChange(_ application: UIApplication) { heard.append("time") }
}
