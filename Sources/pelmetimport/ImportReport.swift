#if Rewrite
  internal import PelmetDiagnostics
  internal import PelmetFiles
  internal import PelmetImportOptions
  internal import PelmetImporting
  internal import PelmetReports

  /// The report of an import: the files, the places that were not followed, and how many there are.
  struct ImportReport {
    let text: String

    /// The places of one reason that a report for people has, unless it has all.
    private static let most = 5

    init(_ imported: ThemeImport, _ output: ThemeOutput, root: FilePath, _ options: ImportOptions) {
      let groups = Reason.allCases.map { reason in (reason, imported.notFollowed.filter { $0.reason == reason }) }
        .filter { !$0.1.isEmpty }
      switch options.format {
      case .json: text = Self.object(imported, output, root).text
      case .text:
        var lines: [String] = []
        for file in output.files {
          if output.isWritten {
            lines.append("wrote \(file.path)")
          } else if options.dryRun {
            lines += ["\(file.path):", String(decoding: file.bytes, as: UTF8.self)]
          }
        }
        lines += output.advice.map { [$0] } ?? []
        for (reason, places) in groups {
          lines += (options.verbose ? places[...] : places.prefix(Self.most)).map { Self.line($0, root) }
          if !options.verbose, places.count > Self.most {
            lines.append("\(places.count - Self.most) more: \(reason.rawValue); --verbose lists them")
          }
        }
        text = VisibleText.escaped(lines: (lines + [Self.summary(imported, groups)]).joined(separator: "\n")) + "\n"
      }
    }

    private static func line(_ entry: NotFollowed, _ root: FilePath) -> String {
      "\(path(entry.place, root)):\(entry.place.line):\(entry.place.column): note: \(VisibleText.shortened(message(entry))) [NotFollowed]"
    }

    private static func path(_ place: SourcePlace, _ root: FilePath) -> String {
      FilePath("\(root)/\(place.file)").description
    }

    private static func message(_ entry: NotFollowed) -> String {
      var message = entry.reason.rawValue
      if let text = entry.text { message += entry.reason == .condition ? ": '\(text)'" : ": \(text)" }
      if entry.choices.count == 2 { message += " decides between \(entry.choices[0]) and \(entry.choices[1])" }
      guard let first = entry.paths.first else { return message }
      let others = entry.paths.count - 1
      return message + ", for \(first)" + (others == 0 ? "" : " and \(count(others, "other value"))")
    }

    private static func summary(_ imported: ThemeImport, _ groups: [(Reason, [NotFollowed])]) -> String {
      let listed = Set(imported.notFollowed.map(\.place))
      let found = listed.union(imported.followed).count
      let reasons = groups.map { "\($0.rawValue) \($1.count)" }.joined(separator: ", ")
      return count(imported.themes.count, "theme") + " from " + count(found, "statement")
        + ": \(imported.followed.count) followed, \(listed.count) listed" + (reasons.isEmpty ? "" : " (\(reasons))")
    }

    private static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

    private static func object(_ imported: ThemeImport, _ output: ThemeOutput, _ root: FilePath) -> JSONTree {
      let listed = Set(imported.notFollowed.map(\.place))
      return [
        "version": 1, "isWritten": .boolean(output.isWritten), "files": .array(output.files.map { .string($0.path) }),
        "statements": [
          "found": .integer(listed.union(imported.followed).count), "followed": .integer(imported.followed.count),
          "listed": .integer(listed.count),
        ],
        "notFollowed": .array(
          imported.notFollowed.map { entry in
            .members([
              "file": .string(path(entry.place, root)), "line": .integer(entry.place.line),
              "column": .integer(entry.place.column),
              "reason": .string(entry.reason.rawValue), "text": entry.text.map { .string($0) },
              "paths": .array(entry.paths.map { .string($0) }),
              "choices": entry.choices.isEmpty ? nil : .array(entry.choices.map { .string($0) }),
            ])
          }),
      ]
    }
  }
#endif
