import ModelCore
import Testing

@MainActor @Test func smoke() { #expect(UINavigationBar().items == nil) }
