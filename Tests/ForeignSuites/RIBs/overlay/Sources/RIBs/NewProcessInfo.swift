import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// What `ProcessInfo()` is on Apple's systems, where its initialiser is public.
func ProcessInfo() -> Foundation.ProcessInfo { .processInfo }
