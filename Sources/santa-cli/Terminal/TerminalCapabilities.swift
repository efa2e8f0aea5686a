/// What a terminal can do, as far as the environment tells.
struct TerminalCapabilities: Equatable, Sendable {
  var colors: ColorDepth
  /// Whether the cursor can be put anywhere.
  var canAddress: Bool
  /// Whether to say where a frame begins and ends, so that none is shown half. Who does not know the words ignores them,
  /// except for the consoles of kernels, which are trusted less.
  var announcesFrames: Bool

  init(colors: ColorDepth, canAddress: Bool = true, announcesFrames: Bool = true) {
    (self.colors, self.canAddress, self.announcesFrames) = (colors, canAddress, announcesFrames)
  }

  /// Reads `TERM`, `COLORTERM` and `NO_COLOR` (https://no-color.org), whose word a person's own choice overrules.
  init(environment: [String: String], choice: ColorChoice = .auto) {
    let term = environment["TERM"] ?? ""
    let colorTerm = environment["COLORTERM"]?.lowercased() ?? ""
    canAddress = !term.isEmpty && term != "dumb"
    announcesFrames = term != "linux" && !term.hasPrefix("vt")
    let depth: ColorDepth =
      if ["truecolor", "24bit"].contains(colorTerm) || term.hasSuffix("-direct") {
        .full
      } else if term.contains("256")
        || ["xterm-kitty", "alacritty", "xterm-ghostty", "wezterm"].contains(term)
      {
        .indexed
      } else if !canAddress || term.hasPrefix("vt") || term.hasSuffix("-mono") || term.hasSuffix("-m") {
        .none
      } else {
        .basic
      }
    let isUnwanted = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
    switch choice {
    case .auto: colors = isUnwanted ? .none : depth
    case .always: colors = max(depth, .basic)
    case .never: colors = .none
    }
  }
}

/// What somebody wants of colours.
enum ColorChoice: String, CaseIterable, Sendable {
  case auto, always, never
}
