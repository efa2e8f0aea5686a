/// The styles of the dashboard. Colour is never the only carrier of information: words, signs, bold and dim repeat it.
struct Theme: Equatable, Sendable {
  /// A set of colours, which has a palette for each kind of background.
  enum Scheme: CaseIterable, Sendable { case standard, highContrast, colourBlind }

  /// The background of the terminal.
  enum Background: CaseIterable, Sendable {
    /// The terminal didn't say. The colours are those for a dark background, and labels are dim instead of grey, so that they
    /// are readable on a light one, too.
    case unknown
    case dark, light
  }

  let depth: ColorDepth
  var scheme = Scheme.standard
  var background = Background.unknown

  var palette: ThemePalette {
    switch (scheme, background) {
    case (.standard, .light): .light
    case (.standard, _): .dark
    case (.highContrast, .light): .highContrastLight
    case (.highContrast, _): .highContrastDark
    case (.colourBlind, .light): .colourBlindLight
    case (.colourBlind, _): .colourBlindDark
    }
  }

  /// The contrast of text that the theme guarantees, by the formula of WCAG 2.2. Level AA requires 4.5, and level AAA 7.
  var leastContrast: Double { scheme == .highContrast ? 7 : 4.5 }

  private var isDimming: Bool { depth == .none || (background == .unknown && scheme == .standard) }

  var title: Style { Style(palette.title, isBold: true) }
  var text: Style { .plain }
  var label: Style { isDimming ? Style(isDim: true) : Style(palette.label) }
  var strong: Style { Style(isBold: true) }
  var countdown: Style { Style(palette.countdown, isBold: true) }
  var bar: Style { Style(palette.bar) }
  var notice: Style { Style(palette.countdown, isBold: true, isReversed: true) }
  var remark: Style { Style(isBold: true) }
  var problem: Style { Style(palette.problem) }
  var chosen: Style { Style(isBold: true, isReversed: true) }
  var rule: Style { label }

  // MARK: Map

  enum Light: CaseIterable, Sendable { case day, twilight, night }

  func land(_ light: Light) -> Style { Style(palette.land[light], on: water(light)) }

  func landFill(_ light: Light) -> Color { palette.landFill[light] }

  func trail(_ light: Light) -> Style { Style(palette.trail, on: water(light), isBold: true) }

  func ahead(_ light: Light) -> Style { Style(palette.ahead, on: water(light), isDim: isDimming) }

  func nextStop(_ light: Light) -> Style { Style(palette.nextStop, on: water(light), isBold: true) }

  func place(_ light: Light) -> Style { Style(palette.place, on: water(light)) }

  func home(_ light: Light) -> Style { Style(palette.home, on: water(light), isBold: true) }

  func santa(_ light: Light) -> Style { Style(palette.santa, on: water(light), isBold: true) }

  /// The background of the map; nil on a terminal with sixteen colours, because they are too few for shades, and the user
  /// chooses them.
  func water(_ light: Light) -> Color? { depth >= .indexed ? palette.water[light] : nil }
}

extension Theme {
  /// Creates the theme of a choice.
  ///
  /// - Parameter detected: The background of the terminal; nil if it isn't known.
  init(_ choice: ThemeChoice, depth: ColorDepth, detected: Background?) {
    switch choice {
    case .dark: self.init(depth: depth, background: .dark)
    case .light: self.init(depth: depth, background: .light)
    case .highContrast: self.init(depth: depth, scheme: .highContrast, background: detected ?? .unknown)
    case .colourBlind: self.init(depth: depth, scheme: .colourBlind, background: detected ?? .unknown)
    case .auto: self.init(depth: depth, background: detected ?? .unknown)
    }
  }
}

extension Theme.Background {
  /// Returns the kind of a background colour, by the lightness that separates black text from white text.
  init(_ color: Color) { self = color.luminance > 0.179 ? .light : .dark }

  /// Reads the variable `COLORFGBG`, in which rxvt and Konsole put the numbers of both colours; nil without it.
  init?(environment: [String: String]) {
    guard let number = environment["COLORFGBG"]?.split(separator: ";").last.flatMap({ Int($0) }) else {
      return nil
    }
    // The light ones of the sixteen colours: light grey, and all bright colours except for dark grey.
    self = number == 7 || (9...15).contains(number) ? .light : .dark
  }
}
