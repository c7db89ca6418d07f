package import ArgumentParser

/// The command line of `pelmet import`, which the command shows and its tool obeys.
package struct ImportOptions: ParsableArguments {
  @Argument(help: ArgumentHelp("Folders with an app's sources, or single files.", valueName: "PATH"))
  package var paths: [String]

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The folder for the themes; created if it does not exist. Without one, nothing is written.", valueName: "FOLDER"))
  package var output: String?

  @Option(
    help: ArgumentHelp(
      "A JSON file with names of screens and contexts by the classes of the app, where those are to have others than their classes give them.",
      valueName: "FILE"))
  package var names: String?

  @Option(
    name: .customLong("entry"), parsing: .singleValue,
    help: ArgumentHelp("A function that runs when the app starts, though nothing that is known calls it.", valueName: "FUNCTION"))
  package var entries: [String] = []

  @Option(
    help: ArgumentHelp(
      "The type of which each instance is a theme, where more types look like it: a protocol, class, structure or enumeration.",
      valueName: "TYPE"))
  package var themes: String?

  @Option(
    name: .customLong("data"), parsing: .singleValue,
    help: ArgumentHelp(
      "A JSON file with the app's themes, and the type whose stored properties its keys are: each element of its list, or each of its members, is a theme.",
      valueName: "FILE=TYPE"))
  package var data: [DataFile] = []

  @OptionGroup package var exclusion: ExclusionOptions

  @Option(
    help: ArgumentHelp(
      "The oldest system that counts. (default: minimumOS of the pelmet.json of the output folder, or else 13)",
      valueName: "VERSION"))
  package var minimumOS: String?

  @Option(
    help: """
      Where each value's origin is written: beside it in the theme and in NAME.import.json, in that file alone, or nowhere.
      """)
  package var remarks = Remarks.theme

  @Flag(
    help:
      "Keep colours of asset catalogues as assets, and list the catalogues in pelmet.json. Otherwise themes have their values.")
  package var keepAssets = false

  @Flag(help: "Write all colours of the app's palettes and types of themes, not only those that a bar has.")
  package var allColors = false

  @Flag(help: "Waive in each theme the warnings that validating it gives: the look is as it was shipped.")
  package var waive = false

  @Flag(
    help: """
      Print, as a difference that 'git apply -p0' takes, the code without the statements which the themes now have, and with the call that \
      applies a theme. Without --output, no theme is written.
      """)
  package var remove = false

  @Flag(help: "With --remove: make the changes in the files. Refused while files of Swift below PATH are not committed.")
  package var write = false

  @Flag(help: "With --write: change files that are not committed, too.")
  package var force = false

  @Flag(help: "List every place that was not followed, not only the first ones of each reason.")
  package var verbose = false

  @Option(help: "A summary and a list for people, or an object for tools.")
  package var format = Format.text

  @Flag(help: "Fail if something was not followed.")
  package var strict = false

  @Flag(help: "Print the files, and write nothing.")
  package var dryRun = false

  /// A file, and the type of the app that it fills.
  package struct DataFile: ExpressibleByArgument, Sendable {
    package let file: String
    package let type: String

    /// Splits at the last `=`; nil if either side is empty.
    package init?(argument: String) {
      guard let equals = argument.lastIndex(of: "=") else { return nil }
      (file, type) = (String(argument[..<equals]), String(argument[argument.index(after: equals)...]))
      guard !file.isEmpty, !type.isEmpty else { return nil }
    }
  }

  package enum Remarks: String, CaseIterable, ExpressibleByArgument, Sendable {
    case theme, file, none
  }

  package enum Format: String, CaseIterable, ExpressibleByArgument, Sendable {
    case text, json
  }

  package init() {}

  package func validate() throws {
    if let minimumOS, !Self.isVersion(minimumOS) {
      throw ValidationError("'\(minimumOS)' is not a version of iOS; write one as in --minimum-os 15.0.")
    }
    if write, !remove { throw ValidationError("--write is for the changes of --remove; add --remove.") }
    if force, !write { throw ValidationError("--force is for --write; add --remove --write.") }
    if write, dryRun { throw ValidationError("--dry-run writes nothing; leave out --write, or --dry-run.") }
  }

  private static func isVersion(_ text: String) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    return (1...2).contains(parts.count)
      && parts.allSatisfy {
        (1...3).contains($0.utf8.count) && $0.utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains)
      }
  }

  package static let abstract = "Makes themes from the code of an app."

  package static let discussion = """
    Reads Swift and Objective-C, Info.plist, asset catalogues, storyboards and nibs, runs the code that styles bars as far as its values are \
    known, and writes what it finds as themes. A value in a theme is sure: all others are in a list, with the place and the reason.

      pelmet import App
      pelmet import App -o Sources/App/Themes
      pelmet import App -o Themes --names names.json --exclude Vendor
      pelmet import App --remove

    Each theme, NAME.theme.json, says in remarks where its values come from; NAME.import.json has the origin of every one, which \
    'pelmet resolve --why' shows. No file is ever replaced. Tests, Pods, Carthage, build folders and hidden folders are not read, and nothing \
    is built or run.
    """
}
