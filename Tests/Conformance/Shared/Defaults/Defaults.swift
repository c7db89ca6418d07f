/// The values that UIKit's objects have before anybody touches them.
enum Defaults {
  static let all = bars + appearances + items + controllers + numbers
}
