import Foundation
import PelmetCompiler
import PelmetDiagnostics
import PelmetFiles

/// The share of 200 seeded random mistakes in the themes of real apps that are found where they were made.
enum MutationShare {
  static let name = "mistakes"

  static func report() {
    let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let apps = here.appendingPathComponent("../../../Fixtures/apps").standardized
    let names = (try? FileManager.default.contentsOfDirectory(atPath: apps.path)) ?? []
    // canvas-ios is several modules.
    let subjects = names.sorted().filter { $0 != "README.md" && $0 != "canvas-ios" }.flatMap { app -> [MutationRun.Subject] in
      let input = InputLoader(module: app, [ThemeSelection(ThemeFolder(apps.appendingPathComponent(app).path))]).input
      return input.module.files.filter { FileKind.of($0.name)?.kind == .theme }
        .map { MutationRun.Subject(input: input, file: $0.id) }
    }
    let run = MutationRun(subjects, count: 200, seed: 2026)
    let share = run.found * 1000 / max(run.found + run.missed.count, 1)
    print("mistakes found where they were made: \(run.found) of \(run.found + run.missed.count) (\(share / 10).\(share % 10) %)")
    for miss in run.missed { print("  missed: \(miss)") }
  }
}
