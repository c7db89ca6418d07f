import Foundation
import PelmetServer
import Testing

@Suite struct MailboxTests {
  @Test func `messages come in the order in which they were posted`() throws {
    let mailbox = try #require(Mailbox())
    let messages: [Mailbox.Message] = [.listening(port: 65535), .listening(port: 80), .failed(98), .ended, .stop]
    for message in messages { mailbox.post(message) }
    for message in messages { #expect(mailbox.wait(.zero) == message) }
    #expect(mailbox.wait(.zero) == nil)
  }

  @Test func `whoever waits is woken by another thread`() throws {
    let mailbox = try #require(Mailbox())
    Thread.detachNewThread { mailbox.post(.stop) }
    #expect(mailbox.wait(.seconds(100)) == .stop)
  }
}
