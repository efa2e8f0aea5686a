/// The capabilities of a terminal, derived from the environment.
struct TerminalCapabilities: Equatable, Sendable {
  var colors: ColorDepth
  /// Whether the cursor can be moved to any cell.
  var canAddress: Bool
  /// Whether to ask for the background colour. The consoles of kernels might show the question.
  var tellsBackground: Bool { announcesFrames && canAddress && colors > .none }
  /// Whether to mark the start and the end of frames, so that the terminal never shows half a frame. Most terminals ignore
  /// unknown marks. The consoles of kernels might not, so they get none.
  var announcesFrames: Bool

  init(colors: ColorDepth, canAddress: Bool = true, announcesFrames: Bool = true) {
    (self.colors, self.canAddress, self.announcesFrames) = (colors, canAddress, announcesFrames)
  }

  /// Reads `TERM`, `COLORTERM` and `NO_COLOR` (https://no-color.org). An explicit choice overrides `NO_COLOR`.
  init(environment: [String: String], choice: ColorChoice = .auto) {
    let term = environment["TERM"] ?? ""
    let colorTerm = environment["COLORTERM"]?.lowercased() ?? ""
    canAddress = !term.isEmpty && term != "dumb"
    announcesFrames = term != "linux" && !term.hasPrefix("vt")
    let depth: ColorDepth =
      if ["truecolor", "24bit"].contains(colorTerm) || term.hasSuffix("-direct") {
        .full
      } else if term.contains("256")
        || ["xterm-kitty", "alacritty", "xterm-ghostty", "wezterm", "foot"].contains(term)
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

/// The choice of colours with `--color`.
enum ColorChoice: String, CaseIterable, Sendable {
  case auto, always, never
}
