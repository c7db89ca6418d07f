import Foundation
import PelmetServer
import Testing

@Suite struct EndSignalsTests {
  @Test(arguments: [SIGINT, SIGTERM])
  func `a signal is a message`(number: Int32) async {
    await #expect(processExitsWith: .exitCode(7)) { [number] in
      let mailbox = try #require(EndSignals.messages())
      kill(getpid(), number)
      guard mailbox.wait(.seconds(60)) == .stop else { exit(1) }
      EndSignals.restore()
      exit(7)
    }
  }

  @Test func `behind them, a signal ends the process`() async {
    await #expect(processExitsWith: .signal(SIGTERM)) {
      let mailbox = try #require(EndSignals.messages())
      EndSignals.restore()
      kill(getpid(), SIGTERM)
      while mailbox.wait(.zero) == nil {}
      exit(1)
    }
  }

  @Test func `the process ends, also if nobody reads the message`() async {
    await #expect(processExitsWith: .exitCode(0)) {
      let mailbox = try #require(EndSignals.messages())
      kill(getpid(), SIGTERM)
      while mailbox.wait(.zero) != .listening(port: 1) {}
      EndSignals.restore()
      exit(1)
    }
  }
}
