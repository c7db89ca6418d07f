// What SwiftNavigation takes from Apple's Foundation and SwiftUI for texts that are localized. There is none of them here.
public import Foundation

public enum LocalizedStringResource {
  var locale: Locale {
    get { .current }
    set {}
  }
}

enum Text {
  init(_ resource: LocalizedStringResource) { switch resource {} }
}

extension String {
  init(localized resource: LocalizedStringResource) { switch resource {} }
}
