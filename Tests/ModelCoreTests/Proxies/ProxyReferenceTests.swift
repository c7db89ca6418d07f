import Testing

@testable import ModelCore

/// PRX-1…7 against a reference that asks every proxy for every view, without any index.
@MainActor
struct ProxyReferenceTests {
  @Test(
    "PRX-1, PRX-3, PRX-4, PRX-5, PRX-6, P-9: random settings give what a plain reading of the rules gives",
    arguments: Array(0..<25), Policies.ProxyPrecedence.allCases)
  func agreesWithTheReference(seed: Int, precedence: Policies.ProxyPrecedence) {
    var policies = Policies()
    policies.proxies = precedence
    let simulation = Simulation(policies: policies)
    var run = ProxyRun(seed: UInt64(seed), precedence: precedence)
    for _ in 0..<120 { run.step() }
    #expect(run.isTelling)
    for view in run.views {
      for property in ProxyRun.properties {
        #expect(property.has(view, run.expected(view, property)), "\(type(of: view))")
      }
    }
    #expect(simulation.faults.isEmpty)
  }
}
