#if !canImport(UIKit)
  public import ModelCore
  import Testing

  extension Simulation {
    /// The simulation of the running test: what the trait ``Testing/Trait/simulation(device:on:infoPlist:policies:appDelegate:)`` made for
    /// it, else the one that was made last. A test that has none fails, and gets one of an iPhone.
    public static var current: Simulation {
      if let existing { return existing }
      Issue.record("this test has no simulation; give it the trait .simulation()")
      return Simulation()
    }
  }
#endif
