import Testing

@testable import santa_cli

struct TerminalCapabilitiesTests {
  private func colors(_ environment: [String: String], _ choice: ColorChoice = .auto) -> ColorDepth {
    TerminalCapabilities(environment: environment, choice: choice).colors
  }

  @Test func `the environment says how many colours there are`() {
    #expect(colors(["TERM": "xterm"]) == .basic)
    #expect(colors(["TERM": "screen-256color"]) == .indexed)
    #expect(colors(["TERM": "xterm-256color", "COLORTERM": "truecolor"]) == .full)
    #expect(colors(["TERM": "tmux", "COLORTERM": "24bit"]) == .full)
    #expect(colors(["TERM": "vt100"]) == .none)
    #expect(colors(["TERM": "dumb"]) == .none)
    #expect(colors([:]) == .none)
  }

  @Test func `who wants none gets none, unless a person says otherwise here and now`() {
    let environment = ["TERM": "xterm-256color", "NO_COLOR": "1"]
    #expect(colors(environment) == .none)
    #expect(colors(environment, .always) == .indexed)
    #expect(colors(["TERM": "xterm-256color", "NO_COLOR": ""]) == .indexed)
    #expect(colors(["TERM": "xterm-256color"], .never) == .none)
    #expect(colors(["TERM": "vt100"], .always) == .basic)
  }

  @Test func `a dumb terminal has no cursor to put`() {
    for term in ["dumb", ""] { #expect(!TerminalCapabilities(environment: ["TERM": term]).canAddress) }
    #expect(!TerminalCapabilities(environment: [:]).canAddress)
    #expect(TerminalCapabilities(environment: ["TERM": "linux"]).canAddress)
    #expect(!TerminalCapabilities(environment: ["TERM": "linux"]).announcesFrames)
  }

  @Test func `a style is written by what the terminal knows`() {
    let style = Style(Color(255, 0, 0, basic: 9), on: Color(8, 8, 8, basic: 0), isBold: true)
    #expect(style.sequence(.none) == "\u{1B}[0;1m")
    #expect(style.sequence(.basic) == "\u{1B}[0;1;91;40m")
    #expect(style.sequence(.indexed) == "\u{1B}[0;1;38;5;196;48;5;232m")
    #expect(style.sequence(.full) == "\u{1B}[0;1;38;2;255;0;0;48;2;8;8;8m")
    #expect(Style.plain.sequence(.full) == "\u{1B}[m")
  }
}
