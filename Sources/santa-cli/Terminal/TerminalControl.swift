#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The system calls of a program that takes over a terminal. All other system calls are in `StandardStreams`.
///
/// It keeps the original modes of the terminal for the whole process, and restores them on every exit: a normal exit, an exit
/// by a signal, and a crash.
enum TerminalControl {
  static let resizeSignal = SIGWINCH
  static let stopSignal = SIGTSTP
  static let continueSignal = SIGCONT
  static let endSignals = [SIGTERM, SIGHUP, SIGQUIT]
  /// The signals of a crash. A Swift trap raises one of the first two, depending on the processor.
  private static let crashSignals = [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE]

  static let input = STDIN_FILENO
  private static let output = STDOUT_FILENO

  /// Whether both input and output are terminals.
  static var isInteractive: Bool { isatty(input) == 1 && isatty(output) == 1 }

  /// Whether the input is a terminal.
  static var hasTerminalInput: Bool { isatty(input) == 1 }

  /// The maximum size that is accepted. An invalid size can be 65,535 in each direction.
  private static let largest = TerminalSize(columns: 1000, rows: 500)

  /// The current size; nil if the system does not know it, for example over a serial line.
  static var size: TerminalSize? {
    var size = winsize()
    // Safety: the system fills the structure during the call.
    guard unsafe ioctl(output, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return nil
    }
    return TerminalSize(
      columns: min(Int(size.ws_col), largest.columns), rows: min(Int(size.ws_row), largest.rows))
  }

  /// Reads the typed bytes, or returns nil if the input is closed. Blocks until there are some.
  static func read() -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: 1024)
    // Safety: the pointer and the count belong to a buffer that outlives the closure, and `read` keeps neither.
    let count = unsafe bytes.withUnsafeMutableBytes { buffer in
      unsafe systemRead(input, buffer.baseAddress, buffer.count)
    }
    if count < 0, errno == EINTR || errno == EAGAIN { return [] }
    return count > 0 ? Array(bytes.prefix(count)) : nil
  }

  /// Reads a line while the terminal doesn't echo it. Ctrl-U deletes the line.
  ///
  /// - Throws: `CancellationError` if the task is cancelled, or if the input ends.
  static func readHiddenLine() throws -> [UInt8] {
    enter()
    defer { _ = leave() }
    var line: [UInt8] = []
    while true {
      try Task.checkCancellation()
      guard hasInput(within: .milliseconds(100)) else { continue }
      guard let bytes = read() else { throw CancellationError() }
      for byte in bytes {
        switch byte {
        case 0x0A, 0x0D: return line
        case 0x03, 0x04: throw CancellationError()
        case 0x08, 0x7F:
          // A character of UTF-8 has one byte that doesn't begin with the bits 10.
          while let last = line.popLast(), last & 0xC0 == 0x80 {}
        case 0x15: line = []
        default: line.append(byte)
        }
      }
    }
  }

  /// Waits for typed bytes, and returns whether there are some.
  static func hasInput(within time: Duration) -> Bool {
    let milliseconds = max(
      0, time.components.seconds * 1000 + time.components.attoseconds / 1_000_000_000_000_000)
    var request = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
    // Safety: the pointer is to one record, as the count says, and `poll` does not keep it.
    return unsafe poll(&request, 1, Int32(clamping: milliseconds)) == 1
  }

  // MARK: Modes

  // Safety: these are allocated outside Swift's memory management and never freed, because a crash handler may read them at any
  // moment. Only `enter` and `leave` write them, and `SystemTerminal` calls those one after another. `enter` stores the modes
  // before it sets `isEntered`, so a crash in between never finds invalid modes.
  nonisolated(unsafe) private static let modes = unsafe allocated(termios())
  nonisolated(unsafe) private static let isEntered = unsafe allocated(Int32(0))
  nonisolated(unsafe) private static let crashActions = unsafe allocated(
    sigaction(), count: crashSignals.count)
  nonisolated(unsafe) private static let leaveText = unsafe allocated(UInt8(0), count: leaveLength)
  private static let leaveLength = TerminalSequence.leave.utf8.count

  private static func allocated<Value>(
    _ value: Value, count: Int = 1
  ) -> UnsafeMutablePointer<Value> {
    let pointer = UnsafeMutablePointer<Value>.allocate(capacity: count)
    unsafe pointer.initialize(repeating: value, count: count)
    return unsafe pointer
  }

  /// Whether this process is in the foreground, instead of the shell or another of its jobs.
  static var isInForeground: Bool { tcgetpgrp(input) == getpgrp() }

  /// Takes over the keyboard: keys arrive one by one and are not echoed. Ctrl-C and Ctrl-Z still send signals.
  static func enter() {
    // Safety: the pointers belong to this type, see above, or are valid during the call.
    if unsafe isEntered.pointee == 0 {
      guard unsafe tcgetattr(input, modes) == 0 else { return }
      for (index, byte) in TerminalSequence.leave.utf8.enumerated() { unsafe leaveText[index] = byte }
      handleCrashes()
      unsafe isEntered.pointee = 1
    }
    var raw = unsafe modes.pointee
    raw.c_lflag &= ~tcflag_t(ECHO | ICANON | IEXTEN)
    // Without this flag, these signals would discard output that the terminal has not read yet: the rest of a frame, possibly
    // from the middle of a sequence. The incomplete sequence would then swallow the first sequence that restores the screen.
    raw.c_lflag |= tcflag_t(NOFLSH)
    raw.c_iflag &= ~tcflag_t(IXON | ICRNL | INLCR | IGNCR | ISTRIP)
    unsafe withUnsafeMutableBytes(of: &raw.c_cc) { characters in
      unsafe characters[Int(VMIN)] = 1
      unsafe characters[Int(VTIME)] = 0
    }
    _ = unsafe tcsetattr(input, TCSANOW, &raw)
  }

  /// Restores the keyboard. The caller restores the screen.
  ///
  /// - Returns: Whether the keyboard was taken over.
  static func leave() -> Bool {
    // Safety: the pointers belong to this type, see above.
    guard unsafe isEntered.pointee != 0 else { return false }
    // In the background, the terminal has the modes of another program, and changing them would stop this process.
    if isInForeground { _ = unsafe tcsetattr(input, TCSANOW, modes) }
    unsafe isEntered.pointee = 0
    restoreCrashActions()
    return true
  }

  /// The time, in milliseconds, that `restoreTerminal` waits for a terminal that accepts no output. A slow terminal reads the
  /// frame that fills its buffer in this time, and a stopped terminal must not keep a crashed process alive.
  private static let outputPatience: Int32 = 2000

  /// Restores the keyboard and the screen, from any point of the program. It follows the rules for signal handlers: it
  /// allocates nothing, takes no lock, and only calls functions that POSIX lists as safe.
  static func restoreTerminal() {
    // Safety: the pointers belong to this type, see above.
    guard unsafe isEntered.pointee != 0 else { return }
    unsafe isEntered.pointee = 0
    // In the background, changing the terminal would stop this process.
    guard isInForeground else { return }
    _ = unsafe tcsetattr(input, TCSANOW, modes)
    var room = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
    // Writing to a terminal that accepts no more output would block.
    if unsafe poll(&room, 1, outputPatience) == 1 { _ = unsafe write(output, leaveText, leaveLength) }
  }

  /// Restores the terminal as far as it accepts output, and ends the process successfully.
  static func endProcess() -> Never {
    restoreTerminal()
    exit(0)
  }

  // MARK: Crashes

  private static func handleCrashes() {
    for (index, number) in crashSignals.enumerated() {
      var action = sigaction()
      let handler: @convention(c) (Int32) -> Void = { TerminalControl.crash($0) }
      #if canImport(Darwin)
        unsafe action.__sigaction_u.__sa_handler = handler
      #elseif canImport(Musl)
        unsafe action.__sa_handler.sa_handler = handler
      #else
        unsafe action.__sigaction_handler.sa_handler = handler
      #endif
      action.sa_flags = SA_ONSTACK
      // Safety: the pointers are to records that outlive the call. One of them belongs to this type.
      _ = unsafe sigaction(number, &action, crashActions + index)
    }
  }

  private static func restoreCrashActions() {
    for index in crashSignals.indices {
      // Safety: the pointer is to a record of this type.
      _ = unsafe sigaction(crashSignals[index], crashActions + index, nil)
    }
  }

  /// Restores the terminal, and raises the signal again for its original action: a message, a core dump, or the end of the
  /// process.
  private static func crash(_ number: Int32) {
    restoreTerminal()
    restoreCrashActions()
    raiseUnblocked(number)
    // Another handler of the signal returned, but a program that has crashed must not continue.
    _exit(128 + number)
  }

  // MARK: Stopping and ending

  /// Restores the default action of a signal.
  static func restoreDefaultAction(of number: Int32) { signal(number, SIG_DFL) }

  /// Performs the default action of a signal on this process. Returns if the action does not end the process, for example when
  /// a stopped process is continued.
  static func performDefaultAction(of number: Int32) {
    var kept = sigaction()
    // Safety: the pointers are to a variable of this function, and the calls don't keep them. Restores the previous action
    // instead of ignoring the signal, because a Dispatch source has its own handler.
    unsafe sigaction(number, nil, &kept)
    restoreDefaultAction(of: number)
    raiseUnblocked(number)
    unsafe sigaction(number, &kept, nil)
  }

  /// Raises a signal and handles it before returning. The signal must be unblocked, because Dispatch threads block all signals,
  /// and a handler blocks its own signal.
  private static func raiseUnblocked(_ number: Int32) {
    var signals = sigset_t()
    // Safety: the pointers are to a variable of this function, and the calls don't keep them.
    unsafe sigemptyset(&signals)
    unsafe sigaddset(&signals, number)
    _ = unsafe pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    raise(number)
    _ = unsafe pthread_sigmask(SIG_BLOCK, &signals, nil)
  }

  /// Calls the system's `read`, which is hidden by the `read` of this type.
  private static func systemRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int
  {
    #if canImport(Darwin)
      unsafe Darwin.read(descriptor, bytes, count)
    #elseif canImport(Musl)
      unsafe Musl.read(descriptor, bytes, count)
    #else
      unsafe Glibc.read(descriptor, bytes, count)
    #endif
  }
}
