package import Testing

/// Expects two values to be equal, and reports what `#expect(value == expected)` reports. Compiling that takes several times as long: a
/// macro is expanded for each, and `==` is looked for among all of them.
package func expectEqual<Value: Equatable>(
  _ value: Value, _ expected: Value, _ comment: @autoclosure () -> Comment? = nil,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  #expect(
    value == expected, comment(),
    sourceLocation: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}
