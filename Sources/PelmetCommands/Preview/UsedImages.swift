internal import Foundation
internal import PelmetCompiler
internal import PelmetDiagnostics
internal import PelmetFiles
internal import PelmetPreview

extension PictureAssets {
  /// The images of asset catalogues that the files of a module name in quotation marks. Others stay unread: apps have thousands.
  /// - Parameter imageSets: The folders of image sets, by the names of the images.
  init(_ imageSets: [String: ThemeFolder], in input: CompilerInput) {
    let files = imageSets.isEmpty ? [] : ([input.module] + input.dependencies).flatMap(\.files)
    var words: Set<Substring> = []
    for file in files {
      words.formUnion(String(decoding: input.sources[file.id].bytes, as: UTF8.self).split(separator: "\""))
    }
    var images: [String: File] = [:]
    for (name, folder) in imageSets where words.contains(name[...]) {
      guard let image = CatalogueImage(inSet: folder, limit: File.limit + 1) else { continue }
      images[name] = File(
        Data(image.bytes), image.isSVG ? .svg : .png, scale: image.scale, isOriginal: image.isOriginal)
    }
    self.init(images)
  }
}
