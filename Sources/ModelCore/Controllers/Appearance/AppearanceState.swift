/// Where a view controller is between invisible and visible (VCL-14).
enum AppearanceState {
  case disappeared, appearing, appeared, disappearing
}
