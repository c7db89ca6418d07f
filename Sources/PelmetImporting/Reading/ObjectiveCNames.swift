internal import Pelmet

/// The names that Swift has for those of Objective-C.
enum ObjectiveCNames {
  /// A constant of an enumeration, a key of attributes, or another name.
  static func constant(_ name: String) -> Expression.Kind {
    if name == "self" || name == "super" { return .name(name) }
    for type in enumerations where name.hasPrefix(type) && name.count > type.count {
      return .implicit(OwnerName.lowered(String(name.dropFirst(type.count))))
    }
    if name.hasPrefix("NS"), name.hasSuffix("AttributeName") {
      return .implicit(OwnerName.lowered(String(name.dropFirst(2).dropLast("AttributeName".count))))
    }
    return .name(name)
  }

  private static let enumerations = [
    "UIStatusBarStyle", "UIBarStyle", "UIUserInterfaceStyle", "UIBarMetrics", "UIBarPosition", "UIControlState",
    "UIBlurEffectStyle",
    "UIStatusBarAnimation", "UINavigationItemLargeTitleDisplayMode", "UIModalPresentation", "UIUserInterfaceIdiom",
    "UITabBarControllerMode", "UIFontWeight", "UIFontTextStyle", "UIImageRenderingMode",
  ]

  /// `UIColor.labelColor` is `UIColor.label`, `[UINavigationBar appearance]` a call, `[Styles new]` an initialiser.
  static func member(_ name: String, of receiver: Expression, _ place: SourcePlace) -> Expression {
    func make(_ kind: Expression.Kind) -> Expression { Expression(kind: kind, place: place, text: name) }
    switch name {
    case "appearance": return make(.call(make(.member(receiver, name)), []))
    case "new": return make(.call(receiver, []))
    case "alloc": return receiver
    case "init":
      if case .name("super") = receiver.kind { return make(.call(make(.member(receiver, name)), [])) }
      return make(.call(receiver, []))
    case "class": return receiver
    case "uppercaseString", "lowercaseString":
      return make(.call(make(.member(receiver, name == "uppercaseString" ? "uppercased" : "lowercased")), []))
    default: break
    }
    if case .name("UIColor") = receiver.kind, name.hasSuffix("Color") { return make(.member(receiver, String(name.dropLast(5)))) }
    return make(.member(receiver, property(name)))
  }

  /// `translucent` is `isTranslucent`.
  private static func property(_ name: String) -> String {
    let flag = "is" + name.prefix(1).uppercased() + name.dropFirst()
    return StyleSchemas.properties.contains(flag) ? flag : name
  }

  /// A message with arguments.
  static func call(_ name: String, on receiver: Expression, _ arguments: [Argument], _ place: SourcePlace) -> Expression {
    func make(_ kind: Expression.Kind) -> Expression { Expression(kind: kind, place: place, text: name) }
    func labelled(_ first: String?) -> [Argument] { [Argument(label: first, value: arguments[0].value)] + arguments.dropFirst() }
    if let label = initializerLabel(name) {
      let isOwn = if case .name(let name) = receiver.kind { ["self", "super"].contains(name) } else { false }
      return make(.call(isOwn ? make(.member(receiver, "init")) : receiver, labelled(label)))
    }
    if case .name(let type) = receiver.kind, let kind = made(type, name, arguments, make) { return make(kind) }
    if let kind = foundation(name, on: receiver, arguments, make) { return make(kind) }
    if name == "appearanceWhenContainedInInstancesOfClasses" {
      return make(.call(make(.member(receiver, "appearance")), labelled("whenContainedInInstancesOf")))
    }
    if name.hasPrefix("set"), arguments.count == 1 {
      let target = make(.member(receiver, property(OwnerName.lowered(String(name.dropFirst(3))))))
      return make(.assignment(target, arguments[0].value, operation: nil))
    }
    let plain = arguments.map { argument in
      Argument(label: argument.label.map { $0.hasPrefix("for") ? "for" : $0 }, value: argument.value)
    }
    return make(.call(make(.member(receiver, name)), plain))
  }

  /// `initWithFrame` is `init(frame:)`.
  static func initializerLabel(_ name: String) -> String? {
    guard name.hasPrefix("initWith"), name.count > 8 else { return nil }
    return OwnerName.lowered(String(name.dropFirst(8)))
  }

  /// Without the words at its end that the name of its class ends with, too: `sharedStyles` of `AppStyles` is `shared`.
  static func shortened(_ name: String, of type: String) -> String? {
    let end = name.indices.dropFirst().first { name[$0].isUppercase && type.hasSuffix(name[$0...]) }
    return end.map { String(name[..<$0]) }
  }

  /// Methods of classes that make values.
  private static func made(
    _ type: String, _ name: String, _ arguments: [Argument], _ make: (Expression.Kind) -> Expression
  ) -> Expression.Kind? {
    func with(_ label: String, _ callee: Expression) -> Expression.Kind {
      .call(callee, [Argument(label: label, value: arguments[0].value)] + arguments.dropFirst())
    }
    let made = make(.name(type))
    switch (type, name) {
    case ("UIColor", "colorNamed"): return with("named", made)
    case ("UIColor", _) where name.hasPrefix("colorWith"): return with(OwnerName.lowered(String(name.dropFirst(9))), made)
    case ("UIImage", "imageNamed"): return with("named", made)
    case ("UIImage", "systemImageNamed"): return with("systemName", made)
    case ("UIFont", "fontWithName"): return with("name", made)
    case ("UIFont", _) where name.hasSuffix("FontOfSize"): return with("ofSize", make(.member(made, String(name.dropLast(6)))))
    case ("UIFont", "preferredFontForTextStyle"): return with("forTextStyle", make(.member(made, "preferredFont")))
    case ("UIBlurEffect", "effectWithStyle"): return with("style", made)
    case ("NSScanner", "scannerWithString"): return with("string", make(.name("Scanner")))
    case ("NSString", "stringWithFormat"):
      guard case .text(let format) = arguments[0].value.kind else { return nil }
      let parts = format.split(separator: "%@", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == arguments.count, !format.replacing("%@", with: "").contains("%") else { return nil }
      let values = arguments.dropFirst().map { Optional($0.value) } + [nil]
      return .interpolation(zip(parts, values).flatMap { part, value in [make(.text(part))] + (value.map { [$0] } ?? []) })
    default: return nil
    }
  }

  /// Methods of texts and numbers, and those that every object has.
  private static func foundation(
    _ name: String, on receiver: Expression, _ arguments: [Argument], _ make: (Expression.Kind) -> Expression
  ) -> Expression.Kind? {
    let first = arguments[0].value
    func method(_ name: String, _ arguments: [Argument], of base: Expression? = nil) -> Expression.Kind {
      .call(make(.member(base ?? receiver, name)), arguments)
    }
    func plain(_ value: Expression) -> [Argument] { [Argument(label: nil, value: value)] }
    switch name {
    case "isEqual", "isEqualToString": return .binary("==", receiver, first)
    case "isKindOfClass":
      if case .name(let type) = first.kind { return .isType(receiver, type) }
      return nil
    case "colorWithAlphaComponent": return method("withAlphaComponent", plain(first))
    case "imageWithRenderingMode": return method("withRenderingMode", plain(first))
    case "stringByAppendingString": return .binary("+", receiver, first)
    case "stringByReplacingOccurrencesOfString" where arguments.count == 2:
      return method(
        "replacingOccurrences", [Argument(label: "of", value: first), Argument(label: "with", value: arguments[1].value)])
    case "substringFromIndex": return method("dropFirst", plain(first))
    case "substringToIndex": return method("prefix", plain(first))
    case "substringWithRange":
      guard case .call(let function, let range) = first.kind, case .name("NSMakeRange") = function.kind, range.count == 2 else {
        return nil
      }
      return method("prefix", plain(range[1].value), of: make(method("dropFirst", plain(range[0].value))))
    case "scanHexInt": return method("scanHexInt32", plain(first))
    case "scanHexLongLong": return method("scanHexInt64", plain(first))
    default: return nil
    }
  }
}
