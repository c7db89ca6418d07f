/// A step that is left for a person.
package struct RemovalStep: Sendable {
  /// `nil` if it has no place in the code.
  package let place: SourcePlace?
  package let text: String
  /// Tells steps of one kind from others.
  package var kind: String { String(text.prefix { $0 != "'" }) }
}

/// The sources of an app without the statements that its themes have.
package struct StyleRemoval: Sendable {
  /// A file that changes.
  package struct File: Sendable {
    package let path: String
    package let old: [UInt8]
    package let new: [UInt8]
  }

  /// In the order of their paths.
  package private(set) var files: [File] = []
  /// The statements that style and go, in the order of the files. Variables and conditions that served them go, too.
  package private(set) var gone: [SourcePlace] = []
  /// The statements that stay, in the order of the files.
  package private(set) var kept: [(place: SourcePlace, obstacle: Obstacle)] = []
  /// In the order of the files.
  package private(set) var steps: [RemovalStep] = []
}

#if Rewrite
  internal import PelmetCompiler

  extension StyleRemoval {
    /// - Parameters:
    ///   - absent: The values that no theme could hold.
    ///   - themes: The names of the themes, the first one first.
    ///   - hasParameters: Whether the first theme is to be given values.
    ///   - listed: The places that were not followed.
    init(
      _ files: [ImportedFile], _ program: Program, _ imported: ImportedLooks, absent: Set<LookKey>, themes: [String],
      hasParameters: Bool, _ listed: [NotFollowed]
    ) {
      guard let trace = imported.trace else { return }
      let work = RemovalWork(files, program, imported, trace, absent: absent, listed)
      (gone, kept) = (work.gone, work.kept)
      guard !gone.isEmpty else { return }
      var binding = ThemeBinding(work.code, program)
      let names = OwnerNames(imported.looks.map(\.key.owner), program.choices)
      var known: Set<Owner> = [.root]
      let owners = imported.looks.map(\.key.owner).filter { known.insert($0).inserted }.map {
        (owner: $0, name: Self.name(names[$0]))
      }
      binding.bind(themes.map(Self.name), hasParameters: hasParameters, owners, work.choice)
      let insertions = Dictionary(grouping: binding.code, by: \.file)
      for file in files {
        guard let code = work.code[file.path] else { continue }
        let new = LeftOverText(file.bytes, code, insertions[file.path]?.map(\.insertion) ?? []).bytes
        if new != file.bytes { self.files.append(File(path: file.path, old: file.bytes, new: new)) }
      }
      steps = binding.steps + work.steps(imported)
    }

    /// A name of a theme, context or screen as Swift has it.
    private static func name(_ name: String) -> String { Identifier.quoted(Identifier.lowerCamelCase(name)) }
  }
#endif
