import Foundation
import SantaCoreTestSupport
import Testing

@testable import santa_cli

/// The dashboard in a real terminal: keys, sizes, signals, and the state of the terminal afterwards.
@Suite(.unlessItHangs) struct DashboardProgramTests {
  private static let demo = ["track", "--demo", "--home", "Oslo", "--store", ":memory:"]
  /// Long before the take-off, so that no event happens within an hour.
  private static let quiet = [
    "track", "--at", "2026-03-01T12:30:00Z", "--speed", "1", "--home", "Oslo", "--store", ":memory:",
  ]

  private func terminal(
    _ arguments: [String], size: TerminalSize = .usual, environment: [String: String] = [:]
  ) throws -> PseudoTerminal {
    try PseudoTerminal([ProgramRun.executable.path] + arguments, size: size, environment: environment)
  }

  /// Checks that the program has restored the screen and the modes of the terminal.
  private func expectGivenBack(_ terminal: PseudoTerminal, _ what: Comment) throws {
    try terminal.wait(for: "the screen given back") { $0.screen.modes == ["?7", "?25"] }
    #expect(terminal.isCooked, what)
    #expect(terminal.screen.mistakes == [], what)
  }

  @Test func `keys turn the map and open the help, and q ends it`() async throws {
    try await Thread.onOwn {
      let terminal = try terminal(Self.demo)
      try terminal.wait(forScreen: "Santa reaches Oslo in")
      #expect(!terminal.isCooked)
      #expect(terminal.screen.modes.isSuperset(of: ["?1049", "?2004"]))
      terminal.type("?")
      try terminal.wait(forScreen: "? closes this")
      // Invalid sequences of all kinds. Some contain letters that would end the program if they were read as keys.
      terminal.type("\u{1B}[200~qqq\u{1B}[201~\u{1B}]0;q\u{07}\u{1B}[<0;1;1M\u{FF}é")
      terminal.type("\u{1B}")
      try terminal.wait(for: "the help closed") { !$0.screen.text.contains("? closes this") }
      terminal.type(" ")
      try terminal.wait(forScreen: "paused")
      terminal.type("+")
      terminal.type(" ")
      try terminal.wait(forScreen: "×1200")
      terminal.type("q")
      #expect(try terminal.end() == 0)
      try expectGivenBack(terminal, "after q")
    }
  }

  @Test func `the terminal is asked for its background, and its answer is never typed text`() async throws {
    let question = "\u{1B}]11;?\u{1B}\\\u{1B}[c"
    let answer = "\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\\u{1B}[?62;22c"
    /// The title of the light theme. It is shown once the answer has come.
    let lightTitle = "38;2;168;0;30"
    try await Thread.onOwn {
      let terminal = try terminal(Self.demo, environment: ["COLORTERM": "truecolor"])
      try terminal.wait(for: "the question") { $0.text.contains(question) }
      terminal.type(answer)
      try terminal.wait(for: "the light theme") { $0.text.contains(lightTitle) }
      terminal.type("q")
      #expect(try terminal.end() == 0)
      try expectGivenBack(terminal, "after q")

      for (arguments, environment) in [
        (["--theme", "dark"], ["COLORTERM": "truecolor"]), ([], ["TERM": "linux"]), ([], ["NO_COLOR": "1"]),
      ] {
        let terminal = try self.terminal(Self.demo + arguments, environment: environment)
        try terminal.wait(forScreen: "Santa reaches Oslo in")
        terminal.type("q")
        #expect(try terminal.end() == 0)
        #expect(!terminal.text.contains("\u{1B}]"), "\(arguments) \(environment)")
      }
    }
  }

  @Test func `three lines are enough for a small pane`() async throws {
    try await Thread.onOwn {
      let terminal = try terminal(Self.demo + ["--compact"], size: TerminalSize(columns: 60, rows: 3))
      try terminal.wait(forScreen: "Santa reaches Oslo in")
      try terminal.wait(forScreen: "🎁")
      terminal.type("q")
      #expect(try terminal.end() == 0)
      try expectGivenBack(terminal, "after q")
    }
  }

  @Test func `keys and the mouse move in time, in the list and on the map`() async throws {
    try await Thread.onOwn {
      let terminal = try terminal(Self.demo)
      try terminal.wait(forScreen: "Santa reaches Oslo in")
      #expect(terminal.screen.modes.isSuperset(of: ["?1002", "?1006"]))
      terminal.type(" ")
      try terminal.wait(forScreen: "paused")
      // A card would cover a part of the map for some seconds only.
      terminal.type("c")
      terminal.type("n")
      try terminal.wait(forScreen: "🔔 Less than")
      // Opens the list, searches for a stop, and flies to it.
      terminal.type("l")
      try terminal.wait(forScreen: "type to search")
      terminal.type("sydney")
      try terminal.wait(forScreen: "Sydney, Australia")
      terminal.type("\r")
      try terminal.wait(for: "the map again") {
        $0.screen.text.contains("Sydney") && $0.screen.text.contains("Santa reaches Oslo in")
      }
      let sydney = terminal.screen.lines[0]
      terminal.type("\u{1B}[C")
      try terminal.wait(for: "a later time") { $0.screen.lines[0] != sydney }
      terminal.type("\u{1B}[D\u{1B}[D")
      try terminal.wait(for: "the stop again, and the one before it") { $0.screen.lines[0] != sydney }
      // Clicks near the end of the timeline, which is in the last row but one.
      terminal.type("\u{1B}[<0;60;23M\u{1B}[<0;60;23m")
      try terminal.wait(for: "the next day") { $0.screen.lines[0].contains("25 Dec") }
      // The wheel zooms, and dragging moves the map.
      let world = terminal.screen.text
      terminal.type("\u{1B}[<64;40;6M\u{1B}[<64;40;6M")
      try terminal.wait(for: "a nearer map") { $0.screen.text != world }
      let near = terminal.screen.text
      terminal.type("\u{1B}[<0;40;6M\u{1B}[<32;60;9M\u{1B}[<0;60;9m")
      try terminal.wait(for: "another part") { $0.screen.text != near }
      terminal.type("m")
      try terminal.wait(for: "the world again") {
        $0.screen.lines[1...8]
          == world.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)[1...8]
      }
      terminal.type("q")
      #expect(try terminal.end() == 0)
      try expectGivenBack(terminal, "after q")
    }
  }

  /// Returns the frames a second that the program draws with options.
  private func frameRate(_ options: [String]) throws -> Double {
    let terminal = try terminal(
      [
        "track", "--demo", "--speed", "60", "--at", "2026-12-24T20:00", "--home", "Oslo", "--store",
        ":memory:",
      ] + options)
    try terminal.wait(forScreen: "typical for December")
    let (frames, bytes, start) = (terminal.screen.frames, terminal.byteCount, Date())
    Thread.sleep(forTimeInterval: 3)
    let seconds = Date().timeIntervalSince(start)
    let rate = Double(terminal.screen.frames - frames) / seconds
    // At 60 times the real speed, the boundary of day and night moves, too.
    #expect(Double(terminal.byteCount - bytes) / seconds < 20_000, "\(options)")
    terminal.type("q")
    #expect(try terminal.end() == 0)
    return rate
  }

  @Test func `it is smooth when it is asked to, and writes little all the same`() async throws {
    try await Thread.onOwn {
      // On a busy machine, the smooth program can be slowed down more than the other one.
      var rates: [(plain: Double, smooth: Double)] = []
      repeat {
        rates.append((try frameRate([]), try frameRate(["--smooth"])))
      } while !rates.contains { $0.smooth > 2 * $0.plain } && rates.count < 20
      #expect(rates.contains { $0.smooth > 2 * $0.plain }, "\(rates)")
    }
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGSEGV, SIGABRT, SIGTRAP, SIGILL, SIGBUS])
  func `a signal that ends it leaves the terminal as it was`(number: Int32) async throws {
    try await Thread.onOwn {
      let terminal = try terminal(Self.demo)
      try terminal.wait(forScreen: "Santa reaches Oslo in")
      kill(terminal.process, number)
      // Ctrl-C interrupts the program, which then exits with code 130. Other signals end the process themselves.
      #expect(try terminal.end() == (number == SIGINT ? 130 : -number))
      try expectGivenBack(terminal, "after signal \(number)")
    }
  }

  @Test func `a crash gives back the screen of a terminal that is slow`() async throws {
    try await Thread.onOwn {
      let terminal = try PseudoTerminal(
        [ProgramRun.executable.path] + Self.demo, size: TerminalSize(columns: 200, rows: 50),
        takesOutput: false)
      try terminal.wait(for: "a frame that does not fit") { $0.isFull }
      kill(terminal.process, SIGILL)
      Thread.sleep(forTimeInterval: 0.1)
      terminal.takeOutput()
      #expect(try terminal.end() == -SIGILL)
      try expectGivenBack(terminal, "after a crash")
    }
  }

  @Test func `Ctrl-C ends it as an interruption`() async throws {
    try await Thread.onOwn {
      let terminal = try terminal(Self.demo)
      try terminal.wait(forScreen: "Santa reaches Oslo in")
      terminal.type("\u{3}")
      #expect(try terminal.end() == 130)
      try expectGivenBack(terminal, "after Ctrl-C")
    }
  }

  @Test func `Ctrl-C cuts no frame that a slow terminal has not read`() async throws {
    try await Thread.onOwn {
      let terminal = try PseudoTerminal(
        [ProgramRun.executable.path] + Self.demo, size: TerminalSize(columns: 200, rows: 50),
        takesOutput: false)
      try terminal.wait(for: "a frame that does not fit") { $0.isFull }
      terminal.type("\u{3}")
      Thread.sleep(forTimeInterval: 0.1)
      terminal.takeOutput()
      #expect(try terminal.end() == 130)
      try expectGivenBack(terminal, "after Ctrl-C")
      #expect(terminal.screen.mistakes == [])
      // Output that was cut within a character, or before the last row.
      #expect(!terminal.text.contains("\u{FFFD}") && terminal.text.contains("\u{1B}[50;"))
    }
  }

  @Test func `an error is shown on the screen that was there before`() async throws {
    try await Thread.onOwn {
      let terminal = try terminal(["track", "--demo", "--home", "Oslo", "--store", "/dev/null/santa"])
      #expect(try terminal.end() == 73)
      try terminal.wait(for: "the message") { $0.text.contains("error: ") }
      #expect(terminal.screen.modes == ["?7", "?25"])
      #expect(terminal.isCooked)
      let leave = try #require(terminal.text.range(of: TerminalSequence.leave))
      #expect(terminal.text[leave.upperBound...].contains("error: "))
    }
  }

  @Test func `another size is another layout`() async throws {
    try await Thread.onOwn {
      let terminal = try terminal(Self.quiet)
      try terminal.wait(forScreen: "Take-off in")
      for size in [(200, 50), (40, 12), (30, 5), (81, 23)].map({ TerminalSize(columns: $0.0, rows: $0.1) }) {
        terminal.resize(size)
        // A frame of the old size, which is invalid in the new size, may still arrive.
        try terminal.wait(for: "\(size)") { terminal in
          let lines = terminal.screen.lines
          let isWhole = !terminal.screen.text.contains("#")
          return isWhole && (size.columns < 40 ? lines[0].hasPrefix("🛷") : lines[0].contains("1 Mar 2026"))
        }
      }
      terminal.type("q")
      #expect(try terminal.end() == 0)
    }
  }

  @Test func `without events nothing is written, and little during a flight`() async throws {
    try await Thread.onOwn {
      let quiet = try terminal(Self.quiet)
      try quiet.wait(forScreen: "Nort")
      try quiet.wait(forScreen: "typical")
      // Checks the number of bytes, because the time depends on the machine.
      Thread.sleep(forTimeInterval: 0.2)
      let before = quiet.byteCount
      Thread.sleep(forTimeInterval: 2)
      #expect(quiet.byteCount == before)
      quiet.type("q")
      #expect(try quiet.end() == 0)

      let flying = try terminal(
        ["track", "--at", "2026-12-24T20:00:00Z", "--speed", "1", "--home", "Oslo", "--store", ":memory:"])
      try flying.wait(forScreen: "typical")
      let (frames, bytes) = (flying.screen.frames, flying.byteCount)
      try flying.wait(for: "five more frames") { $0.screen.frames >= frames + 5 }
      let perFrame = (flying.byteCount - bytes) / (flying.screen.frames - frames)
      #expect(perFrame < 1500, "\(perFrame) bytes a frame")
      flying.type("q")
      #expect(try flying.end() == 0)
    }
  }

  @Test func `Ctrl-Z gives the shell its terminal, and fg brings the dashboard back`() async throws {
    try await Thread.onOwn {
      let command = "'\(ProgramRun.executable.path)' \(Self.quiet.joined(separator: " "))"
      let shell = try PseudoTerminal(["/bin/bash", "--norc", "--noprofile", "-i"])
      try shell.wait(for: "the prompt") { $0.text.contains("$ ") }
      shell.type("\(command)\n")
      try shell.wait(forScreen: "Take-off in")
      for _ in 0..<2 {
        let length = shell.text.utf8.count
        shell.type("\u{1A}")
        try shell.wait(for: "the shell's word on it") {
          String(decoding: $0.text.utf8.dropFirst(length), as: UTF8.self).contains("Stopped")
        }
        #expect(!shell.screen.modes.contains("?1049"))
        #expect(shell.screen.modes.contains("?25"))
        shell.type("fg\n")
        try shell.wait(for: "the dashboard again") {
          $0.screen.modes.contains("?1049") && !$0.screen.modes.contains("?25")
            && String(decoding: $0.text.utf8.dropFirst(length), as: UTF8.self).contains("Take-off in")
        }
      }
      // The program also receives keys again.
      shell.type("?")
      try shell.wait(for: "the help") { $0.text.contains("? closes this") }
      let length = shell.text.utf8.count
      shell.type("q")
      try shell.wait(for: "the prompt") {
        String(decoding: $0.text.utf8.dropFirst(length), as: UTF8.self).contains("$ ")
      }
      shell.type("stty -a; exit\n")
      _ = try shell.end()
      // The last output may arrive after the end of the process.
      try shell.wait(for: "modes of a shell") {
        $0.text.contains(/\sicanon/) && $0.text.contains(/\secho\s/)
      }
    }
  }

  @Test func `without a terminal there are lines, and asking for the dashboard is an error`() throws {
    let lines = try ProgramRun.of("track", "--demo", "--store", ":memory:", "--for", "0")
    #expect(lines.output.contains("🛷 Flying"))
    let refused = try ProgramRun.of("track", "--demo", "--store", ":memory:", "--format", "dashboard")
    #expect(refused.output == "")
    #expect(
      refused.errorOutput.hasPrefix(
        "error: '--format dashboard' is not valid: the dashboard needs a terminal"))
    #expect(refused.exitStatus == 64)
  }

  @Test func `a dashboard that only follows says that nobody flies, and what to do`() async throws {
    try await Thread.onOwn {
      let folder = try TemporaryFolder()
      let store = folder.path("store")
      let terminal = try terminal(["track", "--follow", "--store", store, "--home", "Oslo"])
      try terminal.wait(forScreen: "No program is running a flight there")
      #expect(terminal.screen.text.contains("'santa-cli fly'"))
      let flyer = Process()
      flyer.executableURL = ProgramRun.executable
      flyer.arguments = ["fly", "--demo", "--loop", "--store", store]
      flyer.environment = ProgramRun.environment
      flyer.standardOutput = FileHandle.nullDevice
      try flyer.runUnlessItHangs()
      try terminal.wait(forScreen: "Santa reaches Oslo in")
      kill(flyer.processIdentifier, SIGKILL)
      flyer.waitUntilExit()
      try terminal.wait(forScreen: "The flight's program has exited. Waiting for 'santa-cli fly'.")
      terminal.resize(TerminalSize(columns: 40, rows: 12))
      try terminal.wait(forScreen: "No flight. Run 'santa-cli fly'.")
      terminal.type("q")
      #expect(try terminal.end() == 0)
    }
  }

  @Test func `its time ends it on a terminal that takes no output`() async throws {
    try await Thread.onOwn {
      let terminal = try PseudoTerminal(
        [ProgramRun.executable.path] + Self.demo + ["--for", "2"], size: TerminalSize(columns: 200, rows: 50),
        takesOutput: false)
      #expect(try terminal.end() == 0)
    }
  }

  @Test func `a dumb terminal gets lines`() async throws {
    try await Thread.onOwn {
      let terminal = try terminal(Self.demo + ["--for", "0"], environment: ["TERM": "dumb"])
      _ = try terminal.end()
      try terminal.wait(for: "a line") { $0.text.contains("🛷 Flying") }
      #expect(!terminal.text.contains("\u{1B}"))
      let refused = try self.terminal(Self.demo + ["--format", "dashboard"], environment: ["TERM": "dumb"])
      #expect(try refused.end() == 64)
      try refused.wait(for: "the reason") { $0.text.contains("TERM is 'dumb'") }
    }
  }
}
