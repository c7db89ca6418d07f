#if Rewrite
  import PelmetTestSupport
  import Testing

  @testable import PelmetImporting

  /// Apps of two languages: each calls the other's methods by its own names.
  @Suite("Objective-C")
  struct ObjectiveCTests {
    private func imported(_ swift: String, _ objectiveC: String, _ choices: UserChoices = UserChoices()) throws -> ThemeImport {
      let files = [("Bars.m", objectiveC), ("Bars.swift", "import UIKit\n\(swift)")].map {
        ImportedFile(path: $0.0, bytes: Array($0.1.utf8))
      }
      return try #require(withLargeStack { ThemeImport(of: files, choices) })
    }

    private func theme(_ swift: String, _ objectiveC: String, _ choices: UserChoices = UserChoices()) throws -> String {
      try #require(try imported(swift, objectiveC, choices).themes.first).text
    }

    @Test("a class of Swift by the name that it has there, and its method by its selector")
    func swiftFromObjectiveC() throws {
      let text = try theme(
        "@objc(XYLooks) class Looks: NSObject { @objc static func color(forKey key: String) -> UIColor { .red }\n"
          + "@objc static func shade(amount: CGFloat) -> UIColor { .blue } }",
        """
        @implementation Start
        + (void)setUp {
          [UINavigationBar appearance].tintColor = [XYLooks colorForKey:@"bar"];
          [UITabBar appearance].tintColor = [XYLooks shadeWithAmount:1];
        }
        @end
        """)
      #expect(text.contains("\"navigationBar\": {\"$description\": \"Bars.m:3\", \"tintColor\": \"#FF0000\"}"))
      #expect(text.contains("\"tabBar\": {\"$description\": \"Bars.m:4\", \"tintColor\": \"#0000FF\"}"))
    }

    @Test("the shared object of a class by its short name, its methods as functions, and a case by its full name")
    func objectiveCFromSwift() throws {
      let text = try theme(
        """
        @objc enum Shade: Int { case paper, ink }
        class Palette: NSObject {
          @objc static let sharedInstance = Palette()
          @objc func color(forShade shade: Shade) -> UIColor { switch shade { case .paper: return .white; case .ink: return .black } }
        }
        func setUp() {
          UINavigationBar.appearance().barTintColor = AppStyles.shared().barColor()
          UINavigationBar.appearance().tintColor = AppStyles.shared().tint(forLevel: 2)
        }
        """,
        """
        @interface AppStyles : NSObject
        @end
        @implementation AppStyles
        + (instancetype)sharedStyles { return sStyles; }
        - (Palette *)palette { return [Palette sharedInstance]; }
        - (UIColor *)barColor { return [self.palette colorForShade:ShadePaper]; }
        - (UIColor *)tintForLevel:(NSInteger)level { return [self.palette colorForShade:ShadeInk]; }
        @end
        """)
      #expect(text.contains("\"barColor\": {\"$description\": \"Bars.m:6\", \"light\": \"#FFFFFF\"}"))
      #expect(text.contains("\"tintColor\": \"#000000\", \"barTintColor\": \"{barColor}\""))
    }

    @Test("a colour from the digits of a text, by a switch, a scanner and arithmetic", arguments: ["#FBFAF9", "FBFAF9"])
    func digits(text: String) throws {
      let result = try theme(
        "func setUp() { UINavigationBar.appearance().barTintColor = UIColor(hexString: \"\(text)\", alpha: 1) }",
        """
        @implementation UIColor (Hex)
        - (id)initWithHexString:(NSString *)hexString alpha:(CGFloat)alpha {
          NSString *digits = [[hexString stringByReplacingOccurrencesOfString:@"#" withString:@""] uppercaseString];
          CGFloat red, green, blue;
          switch ([digits length]) {
            case 6:
              red = [self part:digits at:0];
              green = [self part:digits at:2];
              blue = [self part:digits at:4];
              break;
            default:
              return nil;
          }
          self = [self initWithRed:red green:green blue:blue alpha:alpha];
          return self;
        }
        - (CGFloat)part:(NSString *)text at:(NSUInteger)start {
          NSString *hex = [NSString stringWithFormat:@"0x%@", [text substringWithRange:NSMakeRange(start, 2)]];
          unsigned number;
          [[NSScanner scannerWithString:hex] scanHexInt:&number];
          return (number & 0xFF) / 255.;
        }
        @end
        """)
      #expect(result.contains("\"barTintColor\": \"#FBFAF9\""))
    }

    @Test("literals of dictionaries, blocks that run later, casts and choices")
    func expressions() throws {
      let text = try theme(
        "",
        """
        @implementation Start
        + (void)setUp {
          UINavigationBar *bar = (UINavigationBar *)[UINavigationBar appearance];
          bar.titleTextAttributes = @{NSForegroundColorAttributeName: [UIColor redColor]};
          dispatch_async(dispatch_get_main_queue(), ^{
            [[UINavigationBar appearance] setTintColor:(1 + 2 * 3 == 7 && !NO ? [UIColor blueColor] : nil)];
          });
        }
        @end
        """)
      #expect(text.contains("\"titleTextAttributes\": {\"foregroundColor\": \"#FF0000\"}"))
      #expect(text.contains("\"tintColor\": \"#0000FF\""))
    }

    @Test("a file of single values fills the only dictionary of a type")
    func table() throws {
      var choices = UserChoices()
      let file = ImportedFile(path: "colors.json", bytes: Array("{\"bar\": \"red\", \"ink\": \"blue\"}".utf8))
      let isRead = choices.add(file, of: "Palette")
      #expect(isRead)
      let swift = """
        final class Palette {
          static let shared = Palette()
          var names = [String: AnyObject]()
          init() { names = read("colors.json") }
          func color(_ key: String) -> UIColor { (names[key] as? String) == "red" ? .red : .blue }
        }
        func setUp() { UINavigationBar.appearance().tintColor = Palette.shared.color("bar") }
        """
      #expect(try theme(swift, "", choices).contains("\"tintColor\": \"#FF0000\""))
      #expect(try !theme(swift, "").contains("#FF0000"))
    }
  }
#endif
