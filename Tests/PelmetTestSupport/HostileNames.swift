/// Names of a stranger that want to command the server on which they are printed, and what they must not reach there.
package enum HostileNames {
  /// Each can be the name of a file.
  package static let all: [String] = [
    "::warning file=README.md,line=1::approved", "  ::error::x", "\t::add-mask::x", "\u{A0}::stop-commands::t",
    "\u{3000}\u{2003}::group::x", "\u{200D}::debug::x", "\u{FEFF}::error::x", "\u{3164}::error::x", "\u{34F} ::error::x",
    "::", ":::", "::\u{301}x::", "x\n::error::x", "x\r::error::x", "x\r\n \t::error::x", "x\u{2028}::error::x",
    "x\u{85}::error::x",
    "x\u{B}::error::x\u{C}::error::x", "\n\n::set-output name=a::b", "%0A::error::x", "\u{202E}::error::x",
    "##[error]x", "a##[group]b", "###[command]x", "##[endgroup]", "##[error]\u{301}x", "##[\u{200D}error]x", "##", "#[error]x#",
    "[error]", "\\##[error]", "\\u0023#[error]", "\"##[error]", "{##[error]}", "`##[error]`", "<b>##[error]<!--", "&#35;#[error]",
    "]]>##[error]", "##vso[task.setvariable variable=x]y", "##VSO[task.complete result=Failed;]", "vso[x]##vso[x]",
    "##teamcity[message text='x']", "##TeamCity[x]", "# ##teamcity[x]\n##teamcity[x]", "#\u{200D}#[error]", "##\u{FE0F}[error]",
    "\u{1B}[31m##[error]", "\u{1B}[0Ksection_start:1:x\r\u{1B}[0K", "e\u{301}##[error]::warning::é",
  ]

  /// The lines of an output that a server would obey, whatever wrote them.
  package static func obeyed(in output: String) -> [String] {
    // A server reads bytes, not characters: a combining mark behind it does not change a bracket.
    output.unicodeScalars.split { "\n\r\u{85}\u{2028}\u{2029}".unicodeScalars.contains($0) }.map { String($0) }.filter { line in
      let bytes = line.lowercased().utf8
      let start = line.unicodeScalars.drop { $0.properties.isWhitespace || $0.properties.isDefaultIgnorableCodePoint }
      return start.starts(with: "::".unicodeScalars) || bytes.contains(0x1B)
        || ["##[", "##vso[", "##teamcity["].contains { word in contains(bytes, Array(word.utf8)) }
    }
  }

  private static func contains(_ bytes: some Sequence<UInt8>, _ word: [UInt8]) -> Bool {
    let bytes = Array(bytes)
    return bytes.indices.contains { bytes[$0] == word[0] && bytes[$0...].starts(with: word) }
  }
}
