import ModelCore
import Testing

/// The login form of the article on forms.
@MainActor
struct LoginFormTests {
  private func shown() -> (ModalStage, LoginViewController) {
    let simulation = Simulation()
    let page = LoginViewController()
    return (ModalStage(in: simulation, root: page), page)
  }

  @Test func `a button logs in with what was typed`() {
    let (stage, page) = shown()
    let simulation = stage.simulation
    // begin: test
    var logins: [String] = []
    page.logIn = { email, password in logins.append("\(email) \(password)") }

    simulation.tap(page.emailField)
    simulation.typeText("ada@example.org")
    #expect(!page.logInButton.isEnabled)

    simulation.pressReturn()
    #expect(page.passwordField.isFirstResponder)
    simulation.typeText("secret")
    simulation.tap(page.logInButton)

    #expect(logins == ["ada@example.org secret"] && simulation.keyboardFrame == nil)
    // end: test
    #expect(stage.simulation.faults.isEmpty)
  }

  @Test func `Return in the last field logs in`() {
    let (stage, page) = shown()
    let simulation = stage.simulation
    var logins = 0
    page.logIn = { _, _ in logins += 1 }
    simulation.tap(page.emailField)
    simulation.typeText("ada@example.org\nsecret\n")
    #expect(logins == 1 && simulation.firstResponder == nil && stage.simulation.faults.isEmpty)
  }

  @Test func `a button that is disabled is refused, and says so`() {
    let (stage, page) = shown()
    let simulation = stage.simulation
    page.logInButton.modelName = "Log in"
    // begin: refusal
    simulation.tap(page.logInButton)
    #expect(simulation.faults.map(\.message) == ["Log in cannot be tapped: it is disabled; set isEnabled"])
    // end: refusal
    #expect(stage.simulation.faults.count == 1)
  }
}
