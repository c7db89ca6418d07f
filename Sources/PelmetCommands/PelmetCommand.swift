internal import ArgumentParser

/// The root of the command line.
struct PelmetCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pelmet",
    abstract: "Checks and compiles themes for the bars of an iOS app.",
    discussion: """
      A theme is a file NAME.theme.json that says how navigation bars, tab bars and toolbars look. 'pelmet init' writes one. The first \
      three steps by hand:

        1. Write themes/midnight.theme.json:
           { "pelmet": 1, "navigationBar": { "tintColor": "#FF2D55" } }
        2. Check it:
           pelmet validate themes
        3. See what it comes to, under any traits:
           pelmet resolve themes/midnight.theme.json --scheme dark

      Then let the build plugin compile the themes of a target, or do it by hand with 'pelmet generate'.
      """,
    version: PelmetTool.version,
    subcommands: [
      ValidateCommand.self, GenerateCommand.self, ResolveCommand.self, PreviewCommand.self, ExplainCommand.self,
      SchemaCommand.self,
      InitCommand.self,
    ])
}
