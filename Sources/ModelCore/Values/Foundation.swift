// UIKit re-exports Foundation; so does ModelCore, so that a file needs one import on either side of `#if canImport(UIKit)`.
@_exported public import Foundation
