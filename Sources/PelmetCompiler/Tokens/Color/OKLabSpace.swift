internal import Pelmet

/// OKLab as CSS Color 4 defines it: lightness, a, b.
enum OKLabSpace {
  static func xyz(_ lab: Vector3) -> Vector3 {
    ColorMatrices.lmsToXYZ * (ColorMatrices.okLabToLMS * lab).map { $0 * $0 * $0 }
  }

  static func lab(xyz: Vector3) -> Vector3 {
    ColorMatrices.lmsToOKLab * (ColorMatrices.xyzToLMS * xyz).map(cubeRoot)
  }
}
