import Testing

@testable import santa_cli

struct ThemeTests {
  private static let black = Color(0, 0, 0, basic: 0)
  private static let white = Color(255, 255, 255, basic: 15)

  /// The sixteen colours of xterm and of VGA consoles.
  private static let palettes: [[(UInt8, UInt8, UInt8)]] = [
    [
      (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0), (0, 0, 238), (205, 0, 205), (0, 205, 205),
      (229, 229, 229),
      (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0), (92, 92, 255), (255, 0, 255), (0, 255, 255),
      (255, 255, 255),
    ],
    [
      (0, 0, 0), (170, 0, 0), (0, 170, 0), (170, 85, 0), (0, 0, 170), (170, 0, 170), (0, 170, 170),
      (170, 170, 170),
      (85, 85, 85), (255, 85, 85), (85, 255, 85), (255, 255, 85), (85, 85, 255), (255, 85, 255),
      (85, 255, 255),
      (255, 255, 255),
    ],
  ]

  /// The red, green and blue of a colour of the 256.
  private static func indexed(_ number: UInt8) -> Color {
    let steps: [UInt8] = [0, 95, 135, 175, 215, 255]
    if number >= 232 {
      let grey = 8 + 10 * (number - 232)
      return Color(grey, grey, grey, basic: 0)
    }
    let cube = Int(number) - 16
    return Color(steps[cube / 36], steps[cube / 6 % 6], steps[cube % 6], basic: 0)
  }

  /// The colours that terminals show for a colour at a depth.
  private static func shown(_ color: Color, _ depth: ColorDepth) -> [Color] {
    switch depth {
    case .none: []
    case .basic:
      palettes.map { palette in
        let (red, green, blue) = palette[Int(color.basic)]
        return Color(red, green, blue, basic: 0)
      }
    case .indexed: [indexed(color.indexed)]
    case .full: [color]
    }
  }

  private static func contrast(_ first: Color, _ second: Color) -> Double {
    let (lighter, darker) = (max(first.luminance, second.luminance), min(first.luminance, second.luminance))
    return (lighter + 0.05) / (darker + 0.05)
  }

  private static let backgrounds: [Theme.Background: [Color]] = [
    .dark: [black, Color(24, 24, 24, basic: 0)], .light: [white, Color(245, 245, 245, basic: 15)],
  ]

  @Test(arguments: Theme.Scheme.allCases, [Theme.Background.dark, .light])
  func `text has the contrast that WCAG requires, at every depth`(
    scheme: Theme.Scheme, background: Theme.Background
  ) throws {
    for depth in [ColorDepth.basic, .indexed, .full] {
      let theme = Theme(depth: depth, scheme: scheme, background: background)
      let texts = [
        "title": theme.title, "label": theme.label, "countdown": theme.countdown, "bar": theme.bar,
        "notice": theme.notice, "problem": theme.problem, "rule": theme.rule,
      ]
      for (name, style) in texts {
        #expect(!style.isDim, "\(name): dim text has an unknown contrast")
        for terminal in try #require(Self.backgrounds[background]) {
          // The sixteen colours belong to a palette whose darkest colour is black.
          guard depth > .basic || terminal == Self.black || terminal == Self.white else { continue }
          for shown in Self.shown(try #require(style.foreground), depth) {
            let ratio = Self.contrast(shown, terminal)
            #expect(ratio >= theme.leastContrast, "\(name) at \(depth): \(ratio)")
          }
        }
      }
      for light in Theme.Light.allCases where depth > .basic {
        for style in [theme.place(light), theme.santa(light), theme.home(light), theme.nextStop(light)] {
          let water = try #require(style.background.flatMap { Self.shown($0, depth).first })
          let text = try #require(style.foreground.flatMap { Self.shown($0, depth).first })
          #expect(Self.contrast(text, water) >= 4.5, "\(light) at \(depth)")
        }
        // The route and the coast are graphics, for which 3 is enough. At night, the coast is less important.
        for style in [theme.trail(light), theme.ahead(light)] + (light == .night ? [] : [theme.land(light)]) {
          let water = try #require(style.background.flatMap { Self.shown($0, depth).first })
          let line = try #require(style.foreground.flatMap { Self.shown($0, depth).first })
          #expect(Self.contrast(line, water) >= 3, "\(light) at \(depth)")
        }
      }
    }
  }

  @Test func `luminance is that of WCAG`() {
    #expect(abs(Self.contrast(Self.black, Self.white) - 21) < 0.01)
    #expect(abs(Self.contrast(Color(119, 119, 119, basic: 0), Self.white) - 4.48) < 0.01)
    #expect(abs(Color(255, 0, 0, basic: 0).luminance - 0.2126) < 0.0001)
  }

  @Test func `auto takes the background that the terminal says, and dims labels without one`() {
    #expect(Theme(.auto, depth: .full, detected: .light).palette == .light)
    #expect(Theme(.auto, depth: .full, detected: .dark).palette == .dark)
    #expect(Theme(.auto, depth: .full, detected: nil).label.isDim)
    #expect(Theme(.light, depth: .full, detected: .dark).palette == .light)
    #expect(Theme(.highContrast, depth: .full, detected: .light).palette == .highContrastLight)
    #expect(Theme(.colourBlind, depth: .full, detected: nil).palette == .colourBlindDark)
    #expect(Theme.Background(Color(253, 246, 227, basic: 0)) == .light)
    #expect(Theme.Background(Color(0, 43, 54, basic: 0)) == .dark)
    #expect(Theme.Background(environment: ["COLORFGBG": "0;default;15"]) == .light)
    #expect(Theme.Background(environment: ["COLORFGBG": "15;0"]) == .dark)
    #expect(Theme.Background(environment: [:]) == nil)
  }

  @Test func `a theme has its British and its American name`() {
    #expect(ThemeChoice(rawValue: "color-blind") == .colourBlind)
    #expect(ThemeChoice(rawValue: "colour-blind") == .colourBlind)
    #expect(ThemeChoice(rawValue: "pink") == nil)
    #expect(throws: Never.self) { try Settings(environment: ["SANTA_THEME": "color-blind"]) }
    #expect(throws: CommandFailure.self) { try Settings(environment: ["SANTA_THEME": "pink"]) }
  }
}
