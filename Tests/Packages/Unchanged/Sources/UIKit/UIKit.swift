// UIKit's names where there is no UIKit.
@_exported import ModelCore
