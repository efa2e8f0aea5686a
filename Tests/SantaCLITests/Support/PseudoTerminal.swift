import Foundation
import SantaCoreTestSupport
import Synchronization

@testable import santa_cli

/// A pseudo-terminal in which a program runs as if a person used it. A `ScreenEmulator` interprets its output.
final class PseudoTerminal: Sendable {
  private struct State {
    var hasEnded = false
    var screen: ScreenEmulator
    /// The screen after the last complete frame. Output arrives in parts, which may end within a frame.
    var shown: ScreenEmulator
    var text = ""
    var byteCount = 0
    /// The end of the received bytes, if it is an incomplete character or escape sequence.
    var rest: [UInt8] = []
  }

  struct NeverCame: Error {
    var what: String
    var screen: String
    var text: String
  }

  #if canImport(Darwin)
    private static let newSession = POSIX_SPAWN_SETSID | POSIX_SPAWN_CLOEXEC_DEFAULT
  #else
    /// `POSIX_SPAWN_SETSID`, which glibc's headers don't make available to Swift.
    private static let newSession = 0x80
  #endif

  private let state: Mutex<State>
  private let master: Int32
  /// The program's side of the terminal. It stays open, so that the terminal's modes can be read after the program has ended.
  private let slave: Int32
  let process: pid_t

  /// Starts a program as the leader of a new session with this terminal.
  ///
  /// - Parameter takesOutput: whether output is read from the start. Until it is read, the program can write a few kilobytes.
  init(
    _ arguments: [String], size: TerminalSize = .usual, environment: [String: String] = [:],
    takesOutput: Bool = true
  ) throws {
    let screen = ScreenEmulator(size)
    state = Mutex(State(screen: screen, shown: screen))
    var (opened, slave): (Int32, Int32) = (-1, -1)
    var window = winsize(
      ws_row: UInt16(size.rows), ws_col: UInt16(size.columns), ws_xpixel: 0, ws_ypixel: 0)
    var name = [CChar](repeating: 0, count: 128)
    // Safety: the pointers refer to variables of this function, and the name ends with a zero within its buffer. `ttyname_r` is
    // used because `ttyname` has one buffer for all threads.
    guard unsafe openpty(&opened, &slave, nil, nil, &window) == 0,
      unsafe ttyname_r(slave, &name, name.count) == 0
    else { throw POSIXError(.ENXIO) }
    let master = opened
    (self.master, self.slave) = (master, slave)
    // The programs of other tests must not keep it open.
    for descriptor in [master, slave] { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    let terminal = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    process = try Self.spawn(arguments, on: terminal, environment)
    if takesOutput { takeOutput() }
  }

  /// Starts reading the output.
  func takeOutput() {
    // Reading blocks, so it has a separate thread. It also has its own descriptor, because the number of a closed descriptor
    // may be reused, and the thread would then read the input of another test. The thread ends when the program and this
    // terminal have closed the other side.
    let master = fcntl(master, F_DUPFD_CLOEXEC, 3)
    Thread.detachNewThread { [weak self] in
      defer { close(master) }
      var buffer = [UInt8](repeating: 0, count: 65_536)
      while true {
        // Safety: the buffer outlives the call, which writes at most `count` bytes.
        let count = unsafe buffer.withUnsafeMutableBytes { unsafe read(master, $0.baseAddress, $0.count) }
        guard count > 0, let self else { return }
        self.received(Array(buffer.prefix(count)))
      }
    }
  }

  private static func spawn(
    _ arguments: [String], on terminal: String, _ environment: [String: String]
  ) throws -> pid_t {
    var attributes = posix_spawnattr_t()
    var actions = unsafe posix_spawn_file_actions_t()
    // Safety: the pointers refer to variables of this function, and to strings that are freed after the call.
    unsafe posix_spawnattr_init(&attributes)
    unsafe posix_spawn_file_actions_init(&actions)
    defer {
      unsafe posix_spawnattr_destroy(&attributes)
      unsafe posix_spawn_file_actions_destroy(&actions)
    }
    // The first terminal that a session leader opens becomes the terminal of the session.
    unsafe posix_spawnattr_setflags(
      &attributes, Int16(Self.newSession) | Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
    var all = sigset_t()
    unsafe sigfillset(&all)
    unsafe posix_spawnattr_setsigdefault(&attributes, &all)
    var none = sigset_t()
    unsafe sigemptyset(&none)
    unsafe posix_spawnattr_setsigmask(&attributes, &none)
    for descriptor in 0...2 {
      unsafe posix_spawn_file_actions_addopen(&actions, Int32(descriptor), terminal, O_RDWR, 0)
    }
    var variables = [
      "TERM": "xterm-256color", "PATH": "/usr/bin:/bin", "HOME": "/nonexistent", "PS1": "$ ",
      // In a terminal, Swift would print a long crash report, and wait for commands.
      "SWIFT_BACKTRACE": "enable=no",
      // Tests don't send requests to the real network.
      "SANTA_WEATHER": "normal",
    ]
    variables.merge(environment) { $1 }
    var words = unsafe arguments.map { unsafe strdup($0) } + [nil]
    var settings = unsafe variables.map { unsafe strdup("\($0)=\($1)") } + [nil]
    defer { unsafe (words + settings).forEach { unsafe free($0) } }
    var process: pid_t = 0
    let result = try whileNothingIsLaunched {
      #if !canImport(Darwin)
        // Other tests wait until their descriptors are closed in all processes.
        for descriptor in try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd") {
          if let descriptor = Int32(descriptor), descriptor > 2 {
            unsafe posix_spawn_file_actions_addclose(&actions, descriptor)
          }
        }
      #endif
      return unsafe posix_spawn(&process, arguments[0], &actions, &attributes, &words, &settings)
    }
    guard result == 0 else { throw POSIXError(POSIXError.Code(rawValue: result) ?? .EINVAL) }
    return process
  }

  deinit {
    if !state.withLock({ $0.hasEnded }) {
      kill(process, SIGKILL)
      var status: Int32 = 0
      // Safety: the variable outlives the call.
      _ = unsafe waitpid(process, &status, 0)
    }
    close(slave)
    close(master)
  }

  private func received(_ bytes: [UInt8]) {
    state.withLock { state in
      state.byteCount += bytes.count
      state.rest += bytes
      // Only complete characters and escape sequences are processed. A frame ends with a letter, so it is always complete.
      guard let end = state.rest.lastIndex(where: { $0 < 0x80 && $0 != 0x1B }) else { return }
      var whole = state.rest[...end]
      if let escape = whole.lastIndex(of: 0x1B),
        !whole[escape...].dropFirst(2).contains(where: { $0 >= 0x40 })
      {
        whole = whole[..<escape]
      }
      let text = String(decoding: whole, as: UTF8.self)
      state.rest.removeFirst(whole.count)
      state.text += text
      state.screen.write(text)
      if !state.screen.isWithinFrame { state.shown = state.screen }
    }
  }

  /// The screen as a person sees it.
  var screen: ScreenEmulator { state.withLock { $0.shown } }
  var text: String { state.withLock { $0.text } }
  var byteCount: Int { state.withLock { $0.byteCount } }

  func type(_ text: String) {
    let bytes = Array(text.utf8)
    // Safety: the buffer outlives the call.
    _ = unsafe bytes.withUnsafeBytes { unsafe write(master, $0.baseAddress, $0.count) }
  }

  func resize(_ size: TerminalSize) {
    state.withLock { state in
      state.screen.resize(size)
      state.shown = state.screen
    }
    var window = winsize(
      ws_row: UInt16(size.rows), ws_col: UInt16(size.columns), ws_xpixel: 0, ws_ypixel: 0)
    // Safety: the structure outlives the call.
    _ = unsafe ioctl(master, UInt(TIOCSWINSZ), &window)
  }

  /// Whether the terminal echoes input and passes it on line by line, as a shell expects.
  var isCooked: Bool {
    var modes = termios()
    // Safety: the structure outlives the call.
    guard unsafe tcgetattr(slave, &modes) == 0 else { return false }
    return modes.c_lflag & tcflag_t(ECHO) != 0 && modes.c_lflag & tcflag_t(ICANON) != 0
      && modes.c_iflag & tcflag_t(ICRNL) != 0
  }

  /// Whether writing blocks until output is read.
  var isFull: Bool {
    var room = pollfd(fd: slave, events: Int16(POLLOUT), revents: 0)
    // Safety: the structure outlives the call.
    return unsafe poll(&room, 1, 0) == 0
  }

  func wait(for what: String, until condition: (PseudoTerminal) -> Bool) throws {
    let start = Date()
    while !condition(self) {
      // Much longer than needed, even on a slow machine.
      if Date().timeIntervalSince(start) > 1500 {
        throw NeverCame(what: what, screen: screen.text, text: String(text.suffix(500)))
      }
      Thread.sleep(forTimeInterval: 0.005)
    }
  }

  func wait(forScreen words: String) throws { try wait(for: words) { $0.screen.text.contains(words) } }

  /// Waits for the end of the program. Returns its exit code, or the signal as a negative number.
  func end() throws -> Int32 {
    var status: Int32 = 0
    try wait(for: "the end") { terminal in
      // Safety: the variable outlives the call.
      unsafe waitpid(terminal.process, &status, WNOHANG) == terminal.process
    }
    state.withLock { $0.hasEnded = true }
    return status & 0x7F == 0 ? status >> 8 & 0xFF : -(status & 0x7F)
  }
}
