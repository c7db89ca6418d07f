internal import Pelmet
package import PelmetCompiler

extension Field {
  /// The note, and which systems have the property.
  package var documentation: String {
    var parts = [note]
    if since > 2 { parts.append("iOS \(since) or later.") }
    if let deprecated { parts.append("Deprecated in iOS \(deprecated).") }
    return parts.joined(separator: " ")
  }
}

/// One sentence about each key of a theme's header, and of settings.
package enum HeaderNotes {
  package static let theme = [
    "$schema": "The schema of this file, for editors.",
    "pelmet": "The version of the format.",
    "title": "What people call the theme.",
    "abstract": "A base for other themes, which is not compiled itself.",
    "extends": "A theme: NAME, or Module:NAME.",
    "arguments": "Values for the parameters of the base.",
    "tokens": "A file of design tokens, a folder or a pattern such as tokens/**/*.json, or a group of tokens.",
    "inputs": "The contexts that modifiers of token resolvers take.",
    "parameters": "What code gives to the theme.",
    "colors": "Colours by name, for references.",
    "when": "What holds for some traits only.",
    "contexts": "What holds inside some containers.",
    "screens": "What holds on some screens.",
    "rules": "How serious the findings of rules are.",
    "waive": "Places at which a rule has nothing to say.",
  ]

  package static let settings = [
    "themes": "Files and folders in which themes are looked for, relative to this file.",
    "exclude": "Files and folders whose themes are left out, relative to this file.",
    "access": "Who sees the Swift of the themes.", "emitTokens": "Whether the design tokens are written in Swift too.",
    "tokenMetadata":
      "Names of members beside the values of tokens that describe them and change nothing, for this module's files.",
    "minimumOS": "The oldest iOS that the app runs on: 15.0.",
    "designRequiresCompatibility":
      "Whether the app opts out of the look of iOS 26: UIDesignRequiresCompatibility, built with the SDK of iOS 26. "
      + "The App Store takes such builds until April 2027.",
    "assets": "Asset catalogues in which names are looked up, relative to this file.",
    "drift": "Code that may set what a theme could say, with the reason, for pelmet audit.",
  ]
}

extension KeyedObject.Key {
  /// One sentence, or two, about the key; empty for a part of a value.
  package var documentation: String { field?.documentation ?? HeaderNotes.theme[name] ?? HeaderNotes.settings[name] ?? "" }
}
