#if MODELCORE
  import Pelmet

  /// A part of a style whose colours can be asked for by the names in their paths.
  protocol ColorsByName {
    /// The property with a name: a colour, an object with colours inside, or none.
    func member(_ name: Substring) -> ColorMember
  }

  enum ColorMember {
    case none
    case color(Theme.Color?)
    case object((any ColorsByName)?)
  }

  extension ColorsByName {
    /// The value at a path: a colour, or whether there is an object.
    func written(at path: some StringProtocol) -> (color: Theme.Color?, isThere: Bool) {
      var object: any ColorsByName = self
      var names = path.split(separator: ".")[...]
      while let name = names.popFirst() {
        switch object.member(Substring(name)) {
        case .none: return (nil, false)
        case .color(let color): return (color, color != nil)
        case .object(let inner?):
          guard !names.isEmpty else { return (nil, true) }
          object = inner
        case .object(nil): return (nil, false)
        }
      }
      return (nil, false)
    }
  }
#endif
