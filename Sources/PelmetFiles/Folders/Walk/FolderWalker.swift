/// Finds the paths of a ``FolderWalk``. Its own are bytes, because names need not be UTF-8.
struct FolderWalker {
  private let root: String
  private let border: Border
  private let endings: [String]
  private var found: [FolderWalk.Kind: Set<[UInt8]>] = [:]
  private var seen: Set<DiskFolder.Identity> = []
  /// The places to look at, the next one last, and those behind a link, which wait until there is none without.
  private var pending: [Place] = []
  private var links: [Place] = []

  private struct Place {
    var path: [UInt8]
    var isPart = false
    var isLinked = false
    /// The path up to the first name that is not UTF-8.
    var misnamed: [UInt8]?
  }

  /// The paths that are found below a folder, in the order of their bytes: those of files whose names have one of the endings.
  static func walk(_ root: String, _ parts: [String], _ border: Border, _ endings: [String]) -> [FolderWalk.Kind: [String]] {
    var walker = FolderWalker(root: root, border: border, endings: endings)
    for part in parts where part.isEmpty || !walker.refuses(Array(part.utf8)) {
      let isLinked = !part.isEmpty && DiskFolder.isLink(walker.location(Array(part.utf8)))
      walker.add([Place(path: Array(part.utf8), isPart: true, isLinked: isLinked)])
    }
    while let place = walker.next() { walker.list(place) }
    return walker.found.mapValues { $0.sorted { $0.lexicographicallyPrecedes($1) }.map(FileNames.text) }
  }

  private func location(_ path: [UInt8]) -> [UInt8] {
    path.isEmpty ? Array(root.utf8) : Array(root.utf8) + [FileNames.slash] + path
  }

  private mutating func add(_ places: [Place], behindLink: Bool = false) {
    for place in places { if place.isLinked && !behindLink { links.append(place) } else { pending.append(place) } }
  }

  /// A folder behind a link is looked at before the next link, so that places come in the order of their names.
  private mutating func next() -> Place? {
    if pending.isEmpty {
      swap(&pending, &links)
      pending.sort { FileNames.precedes($1.path, $0.path) }
    }
    return pending.popLast()
  }

  private mutating func list(_ place: Place) {
    guard let folder = DiskFolder(location(place.path)) else {
      if place.misnamed == nil, place.isPart || DiskFolder.isFolder(location(place.path)) { insert(.unreadable, place.path) }
      return
    }
    guard seen.insert(folder.identity).inserted else { return }
    if place.misnamed == nil { insert(.folder, place.path) }
    var places: [Place] = []
    for entry in folder.entries where entry.name.first != UInt8(ascii: ".") {
      var inner = Place(path: place.path.isEmpty ? entry.name : place.path + [FileNames.slash] + entry.name)
      inner.isLinked = place.isLinked || entry.type == .link
      inner.misnamed = place.misnamed ?? (FileNames.isUTF8(entry.name) ? nil : inner.path)
      let isContents = entry.name.elementsEqual(FolderWalk.contentsName.utf8)
      let isFolder = entry.type == .folder || entry.type == .link && DiskFolder.isFolder(location(inner.path))
      if entry.type == .link, isFolder || isContents, refuses(inner.path) { continue }
      let isFile = endings.contains { FileNames.ends(entry.name, in: $0) }
      if isFile { take(inner, entry.name) } else if isFolder { places.append(inner) }
    }
    add(places.sorted { FileNames.precedes($1.path, $0.path) }, behindLink: place.isLinked)
  }

  /// Whether a path leads out of the border, which is noted.
  private mutating func refuses(_ path: [UInt8]) -> Bool {
    guard border.place(of: location(path)) == .outside else { return false }
    if FileNames.isUTF8(path) { insert(.outside, path) }
    return true
  }

  private mutating func take(_ file: Place, _ name: [UInt8]) {
    if let misnamed = file.misnamed {
      if FileNames.ends(name, in: ".theme.json") { insert(.misnamed, misnamed) }
    } else if name.elementsEqual(FolderWalk.contentsName.utf8) {
      insert(.contents, file.path)
    } else {
      insert(.file, file.path)
      if file.isLinked { insert(.linkedFile, file.path) }
    }
  }

  private mutating func insert(_ kind: FolderWalk.Kind, _ path: [UInt8]) { found[kind, default: []].insert(path) }
}
