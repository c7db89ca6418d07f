/// UIModalPresentationStyle (VCL-27, VCL-28).
public enum ModalPresentationStyle: String, Sendable, Hashable, CaseIterable {
  case automatic, none, fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext
  case popover
}
