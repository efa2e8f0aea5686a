/// The styles of the dashboard. Colours never carry information alone: words, signs, bold and dim show it, too.
struct Theme: Equatable, Sendable {
  let depth: ColorDepth

  var title: Style { Style(Color(235, 80, 80, basic: 9), isBold: true) }
  var text: Style { .plain }
  var label: Style { Style(isDim: true) }
  var strong: Style { Style(isBold: true) }
  var countdown: Style { Style(Color(250, 200, 90, basic: 11), isBold: true) }
  var bar: Style { Style(Color(100, 190, 110, basic: 10)) }
  var notice: Style { Style(Color(250, 200, 90, basic: 11), isBold: true, isReversed: true) }
  var remark: Style { Style(isBold: true) }
  var problem: Style { Style(Color(235, 110, 90, basic: 9)) }
  var chosen: Style { Style(isBold: true, isReversed: true) }
  var rule: Style { Style(isDim: true) }

  // MARK: The map

  enum Light: CaseIterable, Sendable { case day, twilight, night }

  func land(_ light: Light) -> Style {
    switch light {
    case .day: Style(Color(150, 200, 120, basic: 10), on: water(light))
    case .twilight: Style(Color(104, 146, 112, basic: 2), on: water(light))
    case .night: Style(Color(74, 98, 120, basic: 4), on: water(light))
    }
  }

  func trail(_ light: Light) -> Style {
    Style(Color(245, 110, 100, basic: 9), on: water(light), isBold: true)
  }
  func ahead(_ light: Light) -> Style { Style(Color(196, 178, 120, basic: 3), on: water(light), isDim: true) }
  func nextStop(_ light: Light) -> Style {
    Style(Color(245, 225, 140, basic: 11), on: water(light), isBold: true)
  }
  func place(_ light: Light) -> Style { Style(Color(225, 225, 215, basic: 7), on: water(light)) }
  func home(_ light: Light) -> Style { Style(Color(255, 215, 90, basic: 11), on: water(light), isBold: true) }
  func santa(_ light: Light) -> Style {
    Style(Color(255, 255, 255, basic: 15), on: water(light), isBold: true)
  }

  /// The background of the map; nil on a terminal with sixteen colours, which are too few for shades, and are chosen by
  /// the user.
  func water(_ light: Light) -> Color? {
    guard depth >= .indexed else { return nil }
    return switch light {
    case .day: Color(24, 58, 98, basic: 4)
    case .twilight: Color(18, 38, 72, basic: 0)
    case .night: Color(12, 18, 40, basic: 0)
    }
  }
}
