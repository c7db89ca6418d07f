import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The process, as `ProcessInfo()` names it on Apple's systems, where its initialiser is public.
func ProcessInfo() -> Foundation.ProcessInfo { .processInfo }
