/// Files that a command adds to a folder: all of them, or none.
///
/// A folder that does not exist appears as a whole. To one that exists they are added one after the other, and are taken back if one of them
/// cannot be written; after a kill the same command finds those that are there, and adds the others.
package struct NewFiles {
  private let folder: String
  private let files: [NewFile]

  /// - Parameters:
  ///   - folder: The one that has all files.
  ///   - files: None of them exists. By the last one others know that all are there.
  package init(below folder: String, _ files: [NewFile]) {
    (self.folder, self.files) = (folder, files)
  }

  package func write() throws(OutputFailure) {
    guard DiskItem(folder) != .missing else {
      let depth = FilePath(folder).components.count
      return try NewFolder(folder).write(
        bytes: files.map { (FilePath($0.path).components.dropFirst(depth).joined(separator: "/"), $0.bytes) })
    }
    var written: [(file: NewFile, folders: [String])] = []
    do throws(OutputFailure) {
      for file in files { written.append((file, try file.write())) }
    } catch {
      for (file, folders) in written.reversed() {
        try FileWriter.remove(file.path)
        FileWriter.removeFolders(folders)
      }
      throw error
    }
  }
}
