internal import Foundation
internal import PelmetCompiler
internal import PelmetDiagnostics
internal import PelmetFiles
internal import PelmetPreview

extension PictureAssets {
  /// The images of asset catalogues that the files of a module name in quotation marks. Others stay unread: apps have thousands.
  init(of module: LoadedModule) {
    let sources = module.input.sources
    let files = module.imageSets.isEmpty ? [] : ([module.input.module] + module.input.dependencies).flatMap(\.files)
    var words: Set<Substring> = []
    for file in files { words.formUnion(String(decoding: sources[file.id].bytes, as: UTF8.self).split(separator: "\"")) }
    var images: [String: File] = [:]
    for (name, folder) in module.imageSets where words.contains(name[...]) {
      guard let image = CatalogueImage(inSet: folder, limit: File.limit + 1) else { continue }
      images[name] = File(
        Data(image.bytes), image.isSVG ? .svg : .png, scale: image.scale, isOriginal: image.isOriginal)
    }
    self.init(images)
  }
}
