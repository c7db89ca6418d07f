#if Rewrite
  internal import SwiftSyntax

  /// A statement or declaration in a function, with its place in the text.
  final class CodeItem {
    enum Kind {
      /// Variables, by their names; none where a pattern takes values apart.
      case variables([String])
      /// An assignment, or a call, of which nobody uses the result. A plain one changes the variable with which it begins, and nothing
      /// else.
      case change(root: String?, isPlain: Bool)
      /// A statement with blocks. It goes with all that is in them, if its conditions only look.
      case compound(isPlain: Bool)
      /// `guard` whose block only leaves the function, and whose conditions only look.
      case exit
      /// `break` of a case, which is nothing where nothing is before it.
      case rest
      case other
    }

    let place: SourcePlace
    /// Its first line.
    let text: String
    /// Without white space and comments around it.
    let range: Range<Int>
    let kind: Kind
    /// The block that it is in.
    unowned let block: CodeBlock
    /// The blocks directly in it, in the order of the text.
    var blocks: [CodeBlock] = []
    /// The variables that it names, without those that statements in it name.
    var mentions: [String] = []
    var isGone = false

    init(_ place: SourcePlace, _ text: String, _ range: Range<Int>, _ kind: Kind, in block: CodeBlock) {
      (self.place, self.text, self.range, self.kind, self.block) = (place, text, range, kind, block)
    }

    /// Whether it goes, or something around it.
    var isAway: Bool {
      var item: CodeItem? = self
      while let next = item {
        if next.isGone { return true }
        item = next.block.owner
      }
      return false
    }

    /// Whether nothing is left in its blocks, and something goes from them.
    var isHollow: Bool { blocks.contains { $0.items.contains(where: \.isGone) } && blocks.allSatisfy(\.isHollow) }

    var isRest: Bool { if case .rest = kind { true } else { false } }

    /// The statements in its blocks, and in theirs.
    var innerItems: [CodeItem] {
      var all: [CodeItem] = []
      var pending = blocks
      while let block = pending.popLast() {
        all += block.items
        pending += block.items.flatMap(\.blocks)
      }
      return all
    }

    /// Whether the statements in it set no variable that is declared elsewhere.
    var setsOnlyOwn: Bool {
      let inner = innerItems.filter { !$0.isGone }
      var own: Set<String> = []
      for item in inner { if case .variables(let names) = item.kind { own.formUnion(names) } }
      return inner.allSatisfy { item in
        guard case .change(let root, isPlain: true) = item.kind else { return true }
        return root.map(own.contains) ?? false
      }
    }

    /// The window that it makes visible, and whether there may be none.
    var shownWindow: (name: String, isOptional: Bool)? {
      let suffix = ".makeKeyAndVisible()"
      guard text.hasSuffix(suffix) else { return nil }
      let name = text.dropLast(suffix.count)
      let plain = name.hasSuffix("?") || name.hasSuffix("!") ? name.dropLast() : name
      return ["window", "self.window"].contains(plain) ? (String(plain), plain.count < name.count) : nil
    }
  }

  /// A block of statements.
  final class CodeBlock {
    enum Kind {
      case function
      /// - Parameter count: The parameters that it names as `$0` and so on.
      case closure(count: Int)
      case `else`(from: Int)
      case `case`
      /// A part of `#if`, which has no braces.
      case clause
      case plain
    }

    let kind: Kind
    /// The text between its braces; of a case, the text behind its colon.
    let range: Range<Int>
    /// The statement that it is a part of; `nil` for the body of a function.
    weak var owner: CodeItem?
    var items: [CodeItem] = []
    /// Whether something comes into it.
    var isExtended = false

    init(_ kind: Kind, _ range: Range<Int>, owner: CodeItem?) { (self.kind, self.range, self.owner) = (kind, range, owner) }

    /// The parameters that what is left of a closure names as `$0` and so on.
    var leftCount: Int {
      var count = 0
      var pending = items
      while let item = pending.popLast() {
        if item.isGone { continue }
        for name in item.mentions where name.hasPrefix("$") { count = max(count, (Int(name.dropFirst()) ?? -1) + 1) }
        for block in item.blocks { if case .closure = block.kind { continue } else { pending += block.items } }
      }
      return count
    }

    /// Whether nothing is left in it.
    var isHollow: Bool { !isExtended && items.allSatisfy { $0.isGone || $0.isRest } }
  }

  /// A function, method or initialiser with all that is in it.
  final class CodeFunction {
    /// The type around a function.
    struct Surrounding {
      let name: String
      let isExtension: Bool
      let isOnMainActor: Bool
    }

    let name: String
    let place: SourcePlace
    let labels: [String]
    /// Parameters that are windows.
    let windows: [(name: String, isOptional: Bool)]
    let type: Surrounding?
    /// Whether it says that it runs on the main actor, or its type does.
    let isOnMainActor: Bool
    /// Its statements and those in them, in the order of the text.
    var items: [CodeItem] = []
    /// Names of parameters and of what patterns take apart.
    var bound: Set<String> = []
    /// The names of functions in it, with the ranges of their bodies.
    var nested: [(name: String, place: SourcePlace, range: Range<Int>)] = []
    var body: CodeBlock?

    init(
      name: String, place: SourcePlace, labels: [String], windows: [(name: String, isOptional: Bool)],
      type: Surrounding?, isOnMainActor: Bool
    ) {
      (self.name, self.place, self.labels, self.windows) = (name, place, labels, windows)
      (self.type, self.isOnMainActor) = (type, isOnMainActor)
    }

    /// The functions around an item, with their places: this one, and those in it.
    func around(_ item: CodeItem) -> [(name: String, place: SourcePlace)] {
      [(name, place)] + nested.filter { $0.range.contains(item.range.lowerBound) }.map { ($0.name, $0.place) }
    }

    /// Whether statements go from it, and nothing is left but a call of what it overrides.
    var isEmptied: Bool {
      guard let items = body?.items, items.contains(where: \.isGone), body?.isExtended == false else { return false }
      return items.allSatisfy { $0.isGone || $0.text.hasPrefix("super.\(name)(") }
    }
  }
#endif
