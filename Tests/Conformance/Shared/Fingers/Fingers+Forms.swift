#if canImport(ModelCore)
  import ModelCore

  extension Fingers {
    static let typing = [
      CallbackOrders.form("a character is typed", "typeText(\"a\")") { stage, _, _ in stage.simulation.typeText("a") }
    ]
  }
#endif
