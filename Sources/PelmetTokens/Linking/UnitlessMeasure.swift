package import PelmetDiagnostics
internal import PelmetSyntax

/// A measure without unit of a file that may mean rem by it: Pelmet reads points, as Tokens Studio and the drafts of DTCG do, and the
/// transforms of Style Dictionary read rem.
package struct UnitlessMeasure {
  /// The key that declares the token.
  package let keySpan: SourceSpan
  private let value: JSONValue
  private let points: Double

  /// `nil` for a token with a unit, or of another type.
  fileprivate init?(_ declaration: Declaration) {
    let literal = declaration.literal
    // Most tokens are colours and aliases.
    switch literal {
    case .dimension, .number: break
    default: return nil
    }
    guard declaration.unit == nil, case .literal = declaration.content,
      declaration.value.kind == .number || declaration.value.kind == .string
    else {
      return nil
    }
    switch literal {
    case .dimension(let points)? where points != 0: self.points = points
    // Before types there were categories, which the first name of a path says.
    case .number(let number)? where declaration.writtenType == nil && declaration.path.hasPrefix("size.") && number != 0:
      points = number
    default: return nil
    }
    (keySpan, value) = (declaration.keySpan, declaration.value)
    guard value.text.map(Self.isPlain) ?? true else { return nil }
  }

  /// Whether a text has digits and signs alone.
  private static func isPlain(_ text: ArraySlice<UInt8>) -> Bool {
    text.allSatisfy { TextScanner.isBlank($0) || (0x30...0x39).contains($0) || [0x2B, 0x2D, 0x2E].contains($0) }
  }

  /// Whether it is rather a share of a font's size than a number of pixels.
  fileprivate var isSmallFraction: Bool { abs(points) < 4 && points != points.rounded() }

  package var finding: Diagnostic {
    let number = digits(points)
    func measure(_ points: Double) -> String { points == 1 ? "1 point" : "\(digits(points)) points" }
    return Diagnostic(
      .unitlessMeasure, at: value,
      "'\(number)' has no unit and is read as \(measure(points)); Style Dictionary reads rem, \(measure(points * 16))",
      fix: "write \"\(number)px\" or \"\(number)rem\"")
  }
}

extension TokenLibrary {
  /// The measures without unit in files that have no sign of pixels and a small fraction among them. O(n) in the declarations.
  package var unitlessMeasures: [UnitlessMeasure] {
    guard !filesWithoutUnits.isEmpty else { return [] }
    var measures: [UnitlessMeasure] = []
    var files: Set<FileID> = []
    // The tokens of a file follow each other.
    var last: (file: FileID, isAsked: Bool)?
    for declaration in declarations.lazy.map(\.declaration) {
      let file = declaration.keySpan.file
      if last?.file != file { last = (file, filesWithoutUnits.contains(file)) }
      guard last?.isAsked == true else { continue }
      guard let measure = UnitlessMeasure(declaration) else { continue }
      measures.append(measure)
      if measure.isSmallFraction { files.insert(measure.keySpan.file) }
    }
    return measures.filter { files.contains($0.keySpan.file) }
  }
}
