/// A file with arguments of a command line, which may be longer than a system allows: one on each line, without quotation marks.
package struct ParametersFile {
  package let arguments: [String]

  /// The reason why a file was not read.
  package struct Problem: Error, CustomStringConvertible {
    package let description: String
  }

  package init(_ path: String) throws(Problem) {
    do throws(DiskFile.Problem) {
      var lines = try DiskFile.bytes(of: path).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      // The last line ends like the others.
      if lines.last?.isEmpty ?? false { lines.removeLast() }
      arguments = lines.map { String(decoding: $0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0, as: UTF8.self) }
    } catch {
      throw Problem(description: "\(path): \(error.reason)")
    }
  }
}
