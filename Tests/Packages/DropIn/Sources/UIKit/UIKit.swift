// UIKit's names where there is no UIKit.
@_exported import ModelCore

#if canImport(FoundationNetworking)
  // URLSession and its requests, which are in Foundation on Apple's systems.
  @_exported import FoundationNetworking
#endif
