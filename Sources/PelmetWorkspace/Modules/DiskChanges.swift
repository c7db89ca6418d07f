package import PelmetFiles

/// Finds out which files have changed on disk, for clients that do not tell of them: JSON and asset catalogues in the folders of modules.
package struct DiskChanges {
  private let watch: FolderWatch
  private var stamp: FolderStamp

  /// - Parameter watch: Can be read from now on when something happens in these folders.
  package init(_ workspace: Workspace, _ watch: FolderWatch) {
    self.watch = watch
    stamp = Self.stamp(of: workspace, watch, after: nil)
  }

  /// Tells the workspace of the files that have changed since the last call. Returns whether there are any.
  package mutating func note(in workspace: Workspace) -> Bool {
    watch.clear()
    let now = Self.stamp(of: workspace, watch, after: stamp)
    let paths = now.paths(changedSince: stamp)
    stamp = now
    workspace.noteChanges(on: paths)
    return !paths.isEmpty
  }

  private static func stamp(of workspace: Workspace, _ watch: FolderWatch, after earlier: FolderStamp?) -> FolderStamp {
    let folders = Set(workspace.moduleFolders.names.keys)
    let now = FolderStamp(of: folders)
    watch.follow(now.places)
    // Once more where something was not followed: it may have changed before that.
    return now.places == earlier?.places ? now : FolderStamp(of: folders)
  }
}
