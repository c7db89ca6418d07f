import Foundation

/// The shares of right, missing and misleading suggestions for the lists of mistakes that people make.
enum SuggestionShare {
  static let name = "suggestions"

  static func report() {
    let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let folder = here.appendingPathComponent("../../../Fixtures/suggestions").standardized
    for list in ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted() {
      let file = folder.appendingPathComponent(list)
      guard let data = try? Data(contentsOf: file),
        let mistakes = try? JSONDecoder().decode([SuggestionRun.Mistake].self, from: data)
      else { continue }
      let run = SuggestionRun(mistakes)
      print("suggestions in \(list), of \(mistakes.count) mistakes: \(run.summary)")
      for wrong in run.misleading { print("  misleading: \(wrong)") }
    }
  }
}
