#if MODELCORE
  internal import Foundation
  internal import Testing

  extension PictureFile {
    /// Expects a picture to be the recorded one. With `RECORD=1` in the environment, writes it and fails.
    /// - Parameters:
    ///   - name: That of the attachment of a picture that differs.
    ///   - subject: The thing drawn, in the words of the issue, by the recorded picture: `the screen`.
    func expect(_ svg: String, name: String, at location: SourceLocation, subject: (_ recorded: String) -> String) {
      if ProcessInfo.processInfo.environment["RECORD"] != nil {
        do {
          try record(svg)
          Issue.record("recorded '\(path)'; run the test again without RECORD", sourceLocation: location)
        } catch {
          Issue.record("'\(path)' cannot be written: \(error.localizedDescription)", sourceLocation: location)
        }
      } else if let problem = problem(of: svg, subject: subject) {
        Attachment.record(svg, named: "\(Self.name(name)).svg", sourceLocation: location)
        Issue.record("\(problem)", sourceLocation: location)
      }
    }
  }
#endif
