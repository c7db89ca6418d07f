import Testing

/// Inside a folder, too, what is above knows what is below. What already knew each other is listed, and only gets fewer.
@Suite struct RoomTests {
  /// The rooms of each module with an order of folders.
  private static let rooms = Result {
    try FolderOrder.all.reduce(into: [String: Rooms]()) { rooms, order in
      let files = try SourceTree.swiftFiles(in: "Sources/\(order.module)")
      rooms[order.module] = Rooms(ModuleTypes(files, of: order.module, namespaces: order.namespaces))
    }
  }

  @Test(arguments: FolderOrder.all.map(\.module)) func noOtherRoomsKnowEachOther(module: String) throws {
    let rooms = try #require(Self.rooms.get()[module])
    for pair in rooms.twoWay where !(TwoWayRooms.all[module] ?? []).contains(pair.description) {
      Issue.record("\(module): \(pair) know each other: \(rooms.places(of: pair).prefix(5).joined(separator: ", "))")
    }
  }

  @Test(arguments: FolderOrder.all.map(\.module)) func thoseListedStillDo(module: String) throws {
    let found = Set(try #require(Self.rooms.get()[module]).twoWay.map(\.description))
    for pair in TwoWayRooms.all[module] ?? [] where !found.contains(pair) {
      Issue.record("\(module): \(pair) no longer know each other: remove the line from TwoWayRooms.all")
    }
  }

  @Test func pairsAreFoundInBothWays() {
    let files = [
      ("Core/Apples/A.swift", "struct Apple {}\nlet a: Pear"),
      ("Core/Pears/B.swift", "struct Pear {}\nlet a: Apple\nlet b: Seed"), ("Core/C.swift", "struct Seed {}"),
      ("Bowls/D.swift", "struct Bowl {}\nlet a: Apple"), ("Core/E.swift", "let a: Bowl"),
    ].map { SourceTree.File(path: "Sources/Fruit/\($0)", text: $1) }
    let rooms = Rooms(ModuleTypes(files, of: "Fruit", namespaces: []))
    #expect(rooms.twoWay == [Rooms.Pair("Core/Apples", "Core/Pears")])
    #expect(rooms.places(of: Rooms.Pair("Core/Pears", "Core/Apples")) == ["Core/Apples/A:2 Pear"])
  }
}
