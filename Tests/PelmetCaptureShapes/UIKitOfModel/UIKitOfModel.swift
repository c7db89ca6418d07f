// UIKit's names for the shapes, by the alias of a module: no other target sees a module UIKit.
@_exported import Foundation
@_exported import ModelCore
