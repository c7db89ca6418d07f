package import PelmetFiles

/// Finds out which files have changed on disk, for clients that do not tell of them: JSON and asset catalogues in the folders of modules.
package struct DiskChanges {
  private let watch: FolderWatch
  private var stamp: FolderStamp

  /// - Parameter watch: Can be read from now on when something happens in these folders.
  package init(_ workspace: Workspace, _ watch: FolderWatch) {
    self.watch = watch
    stamp = Self.stamp(of: workspace, watch)
  }

  /// Tells the workspace of the files that have changed since the last call. Returns whether there are any.
  package mutating func note(in workspace: Workspace) -> Bool {
    watch.clear()
    let now = Self.stamp(of: workspace, watch)
    let paths = now.paths(changedSince: stamp)
    stamp = now
    workspace.noteChanges(on: paths)
    return !paths.isEmpty
  }

  private static func stamp(of workspace: Workspace, _ watch: FolderWatch) -> FolderStamp {
    let folders = Set(workspace.moduleFolders.names.keys)
    watch.follow(FolderStamp(of: folders).places)
    // Once more: something may have happened before it was followed.
    return FolderStamp(of: folders)
  }
}
