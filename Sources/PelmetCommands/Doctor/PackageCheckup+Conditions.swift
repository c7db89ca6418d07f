internal import PelmetDiagnostics
internal import PelmetFiles

/// Findings about code for UIKit that Linux compiles as if it were not there, in a package with a target named UIKit that is ModelCore.
extension PackageCheckup {
  /// The target in UIKit's place, which `pelmet init --uikit` adds. On Apple's systems the manifest does not have it.
  private static let model = "UIKit"

  var buildsUIKit: Bool { manifest.targets.contains { $0.name == Self.model } }

  mutating func checkConditions() {
    guard buildsUIKit else { return }
    let users = manifest.targets(dependingOn: { $0.name == Self.model && $0.package == nil })
    for (path, target) in compiledSwift where target.name != Self.model {
      let file = package.path(of: path)
      guard let text = NewFile(file, "").existing else { continue }
      let conditions = SystemCondition.all(in: text).filter { condition in
        switch condition.kind {
        case .module: !users.contains(target.name)
        // The tool that rewrites the target's code makes such a condition hold on Linux.
        case .system(let system): users.contains(target.name) && !(system == "os(iOS)" && target.defines("OS_IOS"))
        }
      }
      guard !conditions.isEmpty else { continue }
      let id = sources.add(path: file, bytes: text)
      for condition in conditions {
        let (summary, fix) = Self.texts(condition.kind, target.name)
        let span = SourceSpan(file: id, start: condition.range.lowerBound, end: condition.range.upperBound)
        diagnostics.append(Diagnostic(.codeLeftOutOnLinux, at: .span(span), summary, fix: fix))
      }
    }
  }

  private static func texts(_ kind: SystemCondition.Kind, _ target: String) -> (summary: String, fix: String) {
    switch kind {
    case .system(let system):
      (
        "Linux compiles nothing of this code, and its tests pass because there are none: the condition names systems of Apple's alone",
        "write canImport(UIKit) in place of \(system), or \"&& !os(Linux)\" behind the condition where that is meant"
      )
    case .module:
      (
        "what is built first decides this condition on Linux: the target '\(target)' does not depend on the target '\(model)'",
        "add \"\(target)\" to the targets that depend on '\(model)' in Package.swift, or ask for os(Linux)"
      )
    }
  }
}
