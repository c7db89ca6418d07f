/// The letters that the keyboard makes capital by itself. Kept without effect.
public enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences, allCharacters }

/// Whether the keyboard corrects words. Kept without effect.
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }

/// Whether the keyboard marks misspelt words. Kept without effect.
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }

/// Whether the keyboard replaces straight quotes. Kept without effect.
public enum UITextSmartQuotesType: Int, Sendable { case `default`, no, yes }

/// Whether the keyboard replaces double hyphens. Kept without effect.
public enum UITextSmartDashesType: Int, Sendable { case `default`, no, yes }

/// Whether spaces come and go with words. Kept without effect.
public enum UITextSmartInsertDeleteType: Int, Sendable { case `default`, no, yes }

/// The word on the Return key. Kept without effect.
public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// The meaning of a text, for which the system may propose one. Kept without effect.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let name = UITextContentType(rawValue: "name")
  public static let namePrefix = UITextContentType(rawValue: "name-prefix")
  public static let givenName = UITextContentType(rawValue: "given-name")
  public static let middleName = UITextContentType(rawValue: "middle-name")
  public static let familyName = UITextContentType(rawValue: "family-name")
  public static let nameSuffix = UITextContentType(rawValue: "name-suffix")
  public static let nickname = UITextContentType(rawValue: "nickname")
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  public static let organizationName = UITextContentType(rawValue: "organization")
  public static let location = UITextContentType(rawValue: "location")
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  public static let addressState = UITextContentType(rawValue: "address-level1")
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  public static let countryName = UITextContentType(rawValue: "country-name")
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  public static let emailAddress = UITextContentType(rawValue: "email")
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let URL = UITextContentType(rawValue: "url")
  public static let username = UITextContentType(rawValue: "username")
  public static let password = UITextContentType(rawValue: "password")
  public static let newPassword = UITextContentType(rawValue: "new-password")
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}

/// The wishes of a text for the keyboard. All properties but ``keyboardType`` are kept without effect (FRM-11), and all are optional: an
/// object without one has the default, and ignores what is set.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
  var autocapitalizationType: UITextAutocapitalizationType { get set }

  var autocorrectionType: UITextAutocorrectionType { get set }

  var spellCheckingType: UITextSpellCheckingType { get set }

  var smartQuotesType: UITextSmartQuotesType { get set }

  var smartDashesType: UITextSmartDashesType { get set }

  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }

  var keyboardType: UIKeyboardType { get set }

  var keyboardAppearance: UIKeyboardAppearance { get set }

  var returnKeyType: UIReturnKeyType { get set }

  /// Whether the Return key is disabled as long as there is no text (FRM-8).
  var enablesReturnKeyAutomatically: Bool { get set }

  var isSecureTextEntry: Bool { get set }

  var textContentType: UITextContentType! { get set }
}

extension UITextInputTraits {
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { .sentences }
    set {}
  }

  public var autocorrectionType: UITextAutocorrectionType {
    get { .default }
    set {}
  }

  public var spellCheckingType: UITextSpellCheckingType {
    get { .default }
    set {}
  }

  public var smartQuotesType: UITextSmartQuotesType {
    get { .default }
    set {}
  }

  public var smartDashesType: UITextSmartDashesType {
    get { .default }
    set {}
  }

  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { .default }
    set {}
  }

  public var keyboardType: UIKeyboardType {
    get { .default }
    set {}
  }

  public var keyboardAppearance: UIKeyboardAppearance {
    get { .default }
    set {}
  }

  public var returnKeyType: UIReturnKeyType {
    get { .default }
    set {}
  }

  public var enablesReturnKeyAutomatically: Bool {
    get { false }
    set {}
  }

  public var isSecureTextEntry: Bool {
    get { false }
    set {}
  }

  public var textContentType: UITextContentType! {
    get { nil }
    set {}
  }
}
