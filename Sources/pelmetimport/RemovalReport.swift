#if Rewrite
  internal import PelmetDiagnostics
  internal import PelmetFiles
  internal import PelmetImportOptions
  internal import PelmetImporting
  internal import PelmetReports

  /// The report of `--remove`: the difference, the statements that stay, the steps that are left, and the number of statements.
  struct RemovalReport {
    let text: String

    /// The places of one reason that a report for people has, unless it has all.
    private static let most = 5

    init(_ removal: StyleRemoval, _ imported: ThemeImport, _ output: ThemeOutput, root: FilePath, _ options: ImportOptions) {
      let diffs = removal.files.map { file in
        (path: FilePath("\(root)/\(file.path)").description, file: file)
      }.map { UnifiedDiff.render($0.file.old, $0.file.new, path: $0.path) }
      guard options.format == .text else {
        text = Self.object(removal, diffs, root, options).text
        return
      }
      var lines: [String] = []
      for file in output.files where output.isWritten { lines.append("wrote \(file.path)") }
      lines += output.advice.map { [$0] } ?? []
      if options.write { lines += removal.files.map { "changed \(FilePath("\(root)/\($0.path)"))" } }
      for obstacle in Obstacle.allCases {
        let places = removal.kept.filter { $0.obstacle == obstacle }.map { Self.line($0.place, root, "kept: \(obstacle.text)") }
        lines += Self.folded(places, as: obstacle.text, options)
      }
      var groups: [(kind: String, lines: [String])] = []
      for step in removal.steps {
        let line = step.place.map { Self.line($0, root, "by hand: \(step.text)") } ?? "note: by hand: \(step.text)"
        if let index = groups.firstIndex(where: { $0.kind == step.kind }) {
          groups[index].lines.append(line)
        } else {
          groups.append((step.kind, [line]))
        }
      }
      for group in groups { lines += Self.folded(group.lines, as: "steps by hand", options) }
      lines.append(Self.summary(removal, options))
      text =
        (options.write ? "" : VisibleText.escaped(patch: diffs.joined()))
        + VisibleText.escaped(lines: lines.joined(separator: "\n")) + "\n"
    }

    private static func folded(_ lines: [String], as kind: String, _ options: ImportOptions) -> [String] {
      guard !options.verbose, lines.count > most else { return lines }
      return lines.prefix(most) + ["\(lines.count - most) more: \(kind); --verbose lists them"]
    }

    private static func line(_ place: SourcePlace, _ root: FilePath, _ text: String) -> String {
      "\(FilePath("\(root)/\(place.file)")):\(place.line):\(place.column): note: \(VisibleText.shortened(text)) [Removal]"
    }

    private static func summary(_ removal: StyleRemoval, _ options: ImportOptions) -> String {
      let all = removal.gone.count + removal.kept.count
      guard !removal.gone.isEmpty else {
        return all == 0 ? "nothing to remove: no statement styles a bar" : "nothing to remove: \(count(all, "statement")) kept"
      }
      let files = count(removal.files.count, "file")
      return "\(removal.gone.count) of \(count(all, "statement")) \(options.write ? "removed" : "to remove"), in \(files); "
        + "\(removal.kept.count) kept, \(count(removal.steps.count, "step")) by hand"
    }

    private static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

    private static func object(_ removal: StyleRemoval, _ diffs: [String], _ root: FilePath, _ options: ImportOptions) -> JSONTree
    {
      func members(_ place: SourcePlace?) -> [JSONTree.Member] {
        guard let place else { return [] }
        return [
          .init("file", .string(FilePath("\(root)/\(place.file)").description)), .init("line", .integer(place.line)),
          .init("column", .integer(place.column)),
        ]
      }
      return [
        "version": 1, "isWritten": .boolean(options.write),
        "files": .array(removal.files.map { .string(FilePath("\(root)/\($0.path)").description) }),
        "diff": .string(diffs.joined()), "removed": .array(removal.gone.map { .object(members($0)) }),
        "kept": .array(removal.kept.map { .object(members($0.place) + [.init("reason", .string($0.obstacle.text))]) }),
        "steps": .array(removal.steps.map { .object(members($0.place) + [.init("text", .string($0.text))]) }),
      ]
    }
  }
#endif
