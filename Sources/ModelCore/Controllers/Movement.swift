/// The change of parents that a controller is in the middle of (VCL-13).
enum Movement {
  case toParent, fromParent
}
