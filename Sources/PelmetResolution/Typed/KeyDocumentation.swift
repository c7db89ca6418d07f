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

/// One sentence about each key of a theme's header.
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
}

extension KeyedObject.Key {
  /// One sentence, or two, about the key; empty for a part of a value.
  package var documentation: String { field?.documentation ?? HeaderNotes.theme[name] ?? "" }
}
