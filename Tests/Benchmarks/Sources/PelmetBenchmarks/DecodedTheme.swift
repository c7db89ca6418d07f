/// A theme as an app would read it from its file with JSONDecoder: the peer of a compiled theme's first access.
struct DecodedTheme: Decodable {
  /// A colour, a name, or an object of variants or of a derivation.
  indirect enum Color: Decodable {
    case name(String)
    case adaptive(Adaptive)

    struct Adaptive: Decodable {
      var light: String?
      var dark: String?
      var color: Color?
      var alpha: Double?
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      self =
        if let name = try? container.decode(String.self) { .name(name) } else { .adaptive(try container.decode(Adaptive.self)) }
    }
  }

  /// A value, or the name of a sibling that has it.
  enum Named<Value: Decodable>: Decodable {
    case name(String)
    case value(Value)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      self = if let name = try? container.decode(String.self) { .name(name) } else { .value(try container.decode(Value.self)) }
    }
  }

  struct Font: Decodable {
    var size: Double?
    var weight: String?
  }

  struct Text: Decodable {
    var foregroundColor: Color?
    var font: Font?
  }

  struct State: Decodable {
    var titleTextAttributes: Text?
    var iconColor: Color?
  }

  struct States: Decodable {
    var normal: State?
    var selected: State?
    var disabled: State?
  }

  struct Slot: Decodable {
    var like: String?
    var background: String?
    var backgroundColor: Color?
    var shadowColor: String?
    var titleTextAttributes: Text?
    var largeTitleTextAttributes: Text?
    var buttonAppearance: Named<States>?
    var backButtonAppearance: Named<States>?
    var itemAppearance: States?
  }

  struct Bar: Decodable {
    var prefersLargeTitles: Bool?
    var tintColor: Color?
    var backgroundColor: Color?
    var standardAppearance: Named<Slot>?
    var scrollEdgeAppearance: Named<Slot>?
    var compactAppearance: Named<Slot>?
    var compactScrollEdgeAppearance: Named<Slot>?
  }

  struct Item: Decodable {
    var titleTextAttributes: [String: Text]?
  }

  var title: String?
  var colors: [String: Color]
  var window: Bar?
  var content: Bar?
  var navigationBar: Bar?
  var toolbar: Bar?
  var tabBar: Bar?
  var barButtonItem: Item?
  var statusBar: [String: String]?
}
