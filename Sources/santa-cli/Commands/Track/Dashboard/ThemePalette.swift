/// The colours of a theme for one kind of background. All pairs of text and background have the contrast that
/// ``Theme/leastContrast`` requires, which a test computes for the standard palettes of terminals.
struct ThemePalette: Equatable, Sendable {
  /// A colour by day, in twilight and at night.
  struct Shades: Equatable, Sendable {
    let day: Color
    let twilight: Color
    let night: Color

    init(_ day: Color, _ twilight: Color, _ night: Color) {
      (self.day, self.twilight, self.night) = (day, twilight, night)
    }

    subscript(_ light: Theme.Light) -> Color {
      switch light {
      case .day: day
      case .twilight: twilight
      case .night: night
      }
    }
  }

  let title: Color
  let label: Color
  let countdown: Color
  let bar: Color
  let problem: Color
  let water: Shades
  /// The dots of land.
  let land: Shades
  /// The areas of land in half blocks.
  let landFill: Shades
  let trail: Color
  let ahead: Color
  let nextStop: Color
  let place: Color
  let home: Color
  let santa: Color
}

extension ThemePalette {
  static let dark = ThemePalette(
    title: Color(240, 100, 100, basic: 9), label: Color(160, 160, 160, basic: 7),
    countdown: Color(250, 200, 90, basic: 11), bar: Color(100, 190, 110, basic: 10),
    problem: Color(240, 120, 100, basic: 9),
    water: Shades(Color(20, 46, 92, basic: 4), Color(18, 38, 72, basic: 0), Color(12, 18, 40, basic: 0)),
    land: Shades(
      Color(150, 200, 120, basic: 10), Color(104, 146, 112, basic: 2), Color(74, 98, 120, basic: 4)),
    landFill: Shades(Color(92, 140, 78, basic: 2), Color(58, 92, 70, basic: 2), Color(38, 54, 66, basic: 4)),
    trail: Color(245, 110, 100, basic: 9), ahead: Color(196, 178, 120, basic: 3),
    nextStop: Color(245, 225, 140, basic: 11), place: Color(225, 225, 215, basic: 7),
    home: Color(255, 215, 90, basic: 11), santa: Color(255, 255, 255, basic: 15))

  static let light = ThemePalette(
    title: Color(168, 0, 30, basic: 1), label: Color(85, 85, 85, basic: 0),
    countdown: Color(110, 64, 0, basic: 4), bar: Color(20, 96, 36, basic: 4),
    problem: Color(168, 0, 30, basic: 1),
    water: Shades(
      Color(208, 228, 246, basic: 7), Color(176, 198, 226, basic: 7), Color(142, 162, 198, basic: 7)),
    land: Shades(Color(44, 104, 44, basic: 0), Color(32, 76, 48, basic: 0), Color(24, 44, 70, basic: 4)),
    landFill: Shades(
      Color(150, 190, 130, basic: 0), Color(122, 158, 124, basic: 0), Color(96, 118, 130, basic: 4)),
    trail: Color(150, 0, 20, basic: 1), ahead: Color(60, 50, 0, basic: 4),
    nextStop: Color(100, 0, 80, basic: 4), place: Color(0, 0, 0, basic: 0), home: Color(100, 20, 0, basic: 1),
    santa: Color(0, 0, 0, basic: 0))

  static let highContrastDark = ThemePalette(
    title: Color(255, 255, 255, basic: 15), label: Color(230, 230, 230, basic: 15),
    countdown: Color(255, 255, 0, basic: 11), bar: Color(0, 255, 255, basic: 14),
    problem: Color(255, 255, 0, basic: 11),
    water: Shades(Color(0, 0, 72, basic: 0), Color(0, 0, 40, basic: 0), Color(0, 0, 0, basic: 0)),
    land: Shades(
      Color(255, 255, 255, basic: 15), Color(200, 200, 200, basic: 7), Color(140, 140, 140, basic: 7)),
    landFill: Shades(
      Color(170, 170, 170, basic: 15), Color(120, 120, 120, basic: 7), Color(80, 80, 80, basic: 7)),
    trail: Color(255, 255, 0, basic: 11), ahead: Color(0, 255, 255, basic: 14),
    nextStop: Color(255, 255, 0, basic: 11), place: Color(255, 255, 255, basic: 15),
    home: Color(255, 255, 0, basic: 11), santa: Color(255, 255, 255, basic: 15))

  static let highContrastLight = ThemePalette(
    title: Color(0, 0, 0, basic: 0), label: Color(30, 30, 30, basic: 0),
    countdown: Color(0, 0, 150, basic: 4), bar: Color(0, 0, 0, basic: 0), problem: Color(120, 0, 0, basic: 0),
    water: Shades(
      Color(255, 255, 255, basic: 15), Color(235, 235, 248, basic: 15), Color(212, 212, 236, basic: 7)),
    land: Shades(Color(0, 0, 0, basic: 0), Color(40, 40, 40, basic: 0), Color(70, 70, 70, basic: 0)),
    landFill: Shades(
      Color(120, 120, 120, basic: 0), Color(105, 105, 105, basic: 0), Color(95, 95, 95, basic: 0)),
    trail: Color(110, 0, 0, basic: 1), ahead: Color(0, 0, 130, basic: 4),
    nextStop: Color(110, 0, 0, basic: 1),
    place: Color(0, 0, 0, basic: 0), home: Color(90, 0, 0, basic: 1), santa: Color(0, 0, 0, basic: 0))

  // The colours of M. Okabe and K. Ito, "Color Universal Design" (2008), which people with any kind of colour blindness can
  // distinguish. Land is grey, so that every hue differs from it.
  static let colourBlindDark = ThemePalette(
    title: Color(230, 159, 0, basic: 11), label: Color(160, 160, 160, basic: 7),
    countdown: Color(240, 228, 66, basic: 11), bar: Color(86, 180, 233, basic: 14),
    problem: Color(230, 159, 0, basic: 11),
    water: Shades(Color(20, 44, 80, basic: 0), Color(14, 30, 58, basic: 0), Color(10, 16, 34, basic: 0)),
    land: Shades(
      Color(190, 190, 190, basic: 7), Color(146, 146, 146, basic: 7), Color(100, 106, 116, basic: 7)),
    landFill: Shades(
      Color(120, 120, 120, basic: 7), Color(88, 88, 90, basic: 7), Color(54, 58, 66, basic: 7)),
    trail: Color(230, 159, 0, basic: 11), ahead: Color(86, 180, 233, basic: 14),
    nextStop: Color(240, 228, 66, basic: 11), place: Color(230, 230, 230, basic: 7),
    home: Color(240, 228, 66, basic: 11), santa: Color(255, 255, 255, basic: 15))

  static let colourBlindLight = ThemePalette(
    title: Color(0, 84, 140, basic: 4), label: Color(85, 85, 85, basic: 0),
    countdown: Color(0, 84, 140, basic: 4), bar: Color(0, 84, 140, basic: 4),
    problem: Color(140, 62, 0, basic: 1),
    water: Shades(
      Color(214, 232, 248, basic: 7), Color(186, 206, 230, basic: 7), Color(152, 172, 204, basic: 7)),
    land: Shades(Color(80, 80, 80, basic: 0), Color(66, 66, 66, basic: 0), Color(46, 46, 56, basic: 0)),
    landFill: Shades(
      Color(160, 160, 160, basic: 0), Color(134, 134, 138, basic: 0), Color(108, 110, 120, basic: 0)),
    trail: Color(110, 44, 0, basic: 1), ahead: Color(0, 70, 120, basic: 4),
    nextStop: Color(100, 34, 72, basic: 1),
    place: Color(0, 0, 0, basic: 0), home: Color(100, 40, 0, basic: 1), santa: Color(0, 0, 0, basic: 0))
}
