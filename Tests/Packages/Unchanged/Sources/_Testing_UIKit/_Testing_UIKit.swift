// Empty: Swift Testing wants a module of this name in files that import UIKit, too.
