extension Theme.Color {
  /// Results for derived colours. They may serve several colours, which then share what they have in common.
  package struct Worked<Result> {
    fileprivate var results: [Identity: Result] = [:]

    package init() {}
  }

  /// One object, which stays alive as long as something is known about it.
  fileprivate struct Identity: Hashable {
    let derived: Derived

    static func == (a: Identity, b: Identity) -> Bool { a.derived === b.derived }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(derived)) }
  }

  /// Works something out for a colour of one variant: for what is not derived, then for each derivation from the results of its operands.
  /// Every colour that is named several times is worked out once.
  /// - Parameter worked: What earlier calls have worked out with the same functions.
  package func fold<Result>(
    _ worked: inout Worked<Result>, leaf: (Theme.Color) -> Result, derive: (Derivation, [Result]) -> Result
  ) -> Result {
    guard case .derived(let root) = content else { return leaf(self) }
    var pending = [root]
    while let derived = pending.last {
      if worked.results[Identity(derived: derived)] == nil {
        let missing = derived.derivation.operands.compactMap { operand -> Derived? in
          guard case .derived(let inner) = operand.content, worked.results[Identity(derived: inner)] == nil else { return nil }
          return inner
        }
        guard missing.isEmpty else {
          pending += missing.reversed()
          continue
        }
        worked.results[Identity(derived: derived)] = derive(
          derived.derivation,
          derived.derivation.operands.map { operand in
            if case .derived(let inner) = operand.content, let result = worked.results[Identity(derived: inner)] { return result }
            return leaf(operand)
          })
      }
      pending.removeLast()
    }
    return worked.results[Identity(derived: root)] ?? leaf(self)
  }

  /// ``fold(_:leaf:derive:)`` for this colour alone.
  package func fold<Result>(leaf: (Theme.Color) -> Result, derive: (Derivation, [Result]) -> Result) -> Result {
    var worked = Worked<Result>()
    return fold(&worked, leaf: leaf, derive: derive)
  }

  /// The sRGB value of a colour of one variant; `nil` when a colour from which it is derived has none.
  package func evaluated(_ leaf: (Theme.Color) -> RGB?) -> RGB? {
    guard case .derived = content else { return leaf(self) }
    var worked = Worked<RGB?>()
    return evaluated(&worked, leaf)
  }

  /// ``evaluated(_:)`` after earlier calls with the same function.
  package func evaluated(_ worked: inout Worked<RGB?>, _ leaf: (Theme.Color) -> RGB?) -> RGB? {
    fold(&worked, leaf: leaf) { derivation, values in
      let known = values.compactMap { $0 }
      return known.count == values.count ? derivation.evaluated(known) : nil
    }
  }
}
