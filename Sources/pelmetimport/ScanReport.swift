#if Rewrite
  internal import PelmetDiagnostics
  internal import PelmetFiles
  internal import PelmetImporting
  internal import PelmetReports

  /// The statements of a scan, for the command that started it: an object, whose paths are those of the user.
  struct ScanReport {
    let text: String

    init(_ audit: SourceAudit, _ folder: SourceFolder) {
      func place(_ file: String, _ line: Int, _ column: Int) -> [JSONTree.Member] {
        [
          .init("file", .string(FilePath("\(folder.root)/\(file)").description)), .init("line", .integer(line)),
          .init("column", .integer(column)),
        ]
      }
      func start(_ start: SourcePlace) -> [JSONTree.Member] { place(start.file, start.line, start.column) }
      let document: JSONTree = [
        "version": 1,
        "statements": .array(
          audit.statements.map { statement in
            .object(
              start(statement.place) + [
                .init("rule", .string(statement.rule.name)), .init("type", .string(statement.type ?? "")),
                .init("function", .string(statement.function)), .init("property", .string(statement.property)),
              ])
          }),
        "comments": .array(
          audit.comments.map { comment in
            .object(
              start(comment.place) + [
                .init("for", .integer(comment.line)), .init("word", .string(comment.word)), .init("why", .string(comment.reason)),
              ])
          }),
        "unread": .array(
          audit.refusals.map { .object(start($0) + [.init("reason", "the code is nested too deep to be read")]) }
            + folder.files.compactMap { file in
              file.problem.map { .object(place(file.path, 1, 1) + [.init("reason", .string($0))]) }
            }),
      ]
      text = document.text
    }
  }
#endif
