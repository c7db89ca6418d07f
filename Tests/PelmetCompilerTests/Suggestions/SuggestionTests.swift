import Foundation
import Testing

@testable import PelmetCompiler

/// Suggestions for mistakes as developers and designers make them, written down by somebody who did not know the suggestions.
@Suite struct SuggestionTests {
  @Test(arguments: Fixtures.files(below: "suggestions", ending: ".json"))
  func mostAreRightAndNoneMisleads(list: String) throws {
    let mistakes = try JSONDecoder().decode([SuggestionRun.Mistake].self, from: Data(try Fixtures.bytes("suggestions/\(list)")))
    let run = SuggestionRun(mistakes)
    #expect(run.right.count * 10 >= mistakes.count * 7, "silent: \(run.silent)")
    #expect(run.misleading.isEmpty, "\(run.summary)")
  }

  @Test func everyOtherNameLeadsToAKeyThatExists() {
    let objects = KeyedObject.all
    for aliases in KeyAliases.all {
      guard let object = objects.first(where: { $0.title == aliases.title }) else {
        Issue.record("there is no '\(aliases.title)'")
        continue
      }
      for row in aliases.rows {
        let root = row.isAbsolute ? KeyedObject.style : object
        #expect(root.shape(at: row.path) != nil, "\(aliases.title): \(row.path)")
        #expect(row.names.allSatisfy { !$0.isEmpty }, "\(aliases.title): \(row.path)")
      }
    }
  }

  @Test func noOtherNameOfACaseIsACaseBesideIt() {
    let lists = KeyedObject.all.flatMap(\.keys).compactMap { key -> [String]? in
      switch key.shape {
      case .name(let names): names
      case .value(.enumeration(let names)), .value(.options(let names)): names.names
      default: nil
      }
    }
    for row in CaseAliases.all {
      let found = lists.filter { $0.contains(row.name) && row.beside.map($0.contains) != false }
      #expect(!found.isEmpty || ["off", "error", "warning"].contains(row.name), "\(row.name)")
    }
  }
}

extension KeyedObject {
  /// Every kind of object that a search can come to.
  fileprivate static var all: [KeyedObject] {
    var all: [KeyedObject] = []
    var pending = [KeyedObject.theme, .screen, .context, .settings]
    while let object = pending.popLast() {
      all.append(object)
      for key in object.keys {
        var shape = key.shape
        while case .map(let inner) = shape { shape = inner }
        while case .list(let inner) = shape { shape = inner }
        if let inner = shape.object, !all.contains(where: { $0 === inner }) { pending.append(inner) }
      }
    }
    return all
  }
}
