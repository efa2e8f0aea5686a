#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The system calls of a program that has a terminal to itself; all others are in `StandardStreams`.
///
/// Beside the calls it keeps, for the whole process, what the terminal was like, so that it is put back on every way
/// out: in order, by a signal that ends the program, or in the middle of a crash.
enum TerminalControl {
  static let resizeSignal = SIGWINCH
  static let stopSignal = SIGTSTP
  static let continueSignal = SIGCONT
  static let endSignals = [SIGTERM, SIGHUP, SIGQUIT]
  /// A trap of Swift is one of the first two, by the processor; `abort` and a wild pointer are among the others.
  private static let crashSignals = [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE]

  static let input = STDIN_FILENO
  private static let output = STDOUT_FILENO

  /// Whether a person sits at both ends.
  static var isInteractive: Bool { isatty(input) == 1 && isatty(output) == 1 }

  /// No screen has more, and a lie may say 65,535 each way.
  private static let largest = TerminalSize(columns: 1000, rows: 500)

  /// Nil where the system does not say, as over a serial line.
  static var size: TerminalSize? {
    var size = winsize()
    // Safety: the system fills the structure for the time of the call.
    guard unsafe ioctl(output, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return nil
    }
    return TerminalSize(
      columns: min(Int(size.ws_col), largest.columns), rows: min(Int(size.ws_row), largest.rows))
  }

  /// What has been typed; nil where nobody can type any more. Call it only when there is something.
  static func read() -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: 1024)
    // Safety: the pointer and the count are those of a buffer that outlives the closure, and `read` keeps neither.
    let count = unsafe bytes.withUnsafeMutableBytes { buffer in
      unsafe systemRead(input, buffer.baseAddress, buffer.count)
    }
    if count < 0, errno == EINTR || errno == EAGAIN { return [] }
    return count > 0 ? Array(bytes.prefix(count)) : nil
  }

  // MARK: Modes

  // Safety: what follows lies outside of Swift's memory management and is never freed, because a crash may look for it
  // at any moment. Only `enter` and `leave` write it, which `SystemTerminal` calls one after another; a crash between
  // two of their steps finds modes that are already kept before they are marked as such.
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

  /// Whether the terminal listens to us rather than to the shell or to another of its jobs.
  static var isInForeground: Bool { tcgetpgrp(input) == getpgrp() }

  /// Takes the keyboard: keys come one by one and are not shown. Signals are made of them as before.
  static func enter() {
    // Safety: the pointers are this type's own, see above, or last as long as the call.
    if unsafe isEntered.pointee == 0 {
      guard unsafe tcgetattr(input, modes) == 0 else { return }
      for (index, byte) in TerminalSequence.leave.utf8.enumerated() { unsafe leaveText[index] = byte }
      handleCrashes()
      unsafe isEntered.pointee = 1
    }
    var raw = unsafe modes.pointee
    raw.c_lflag &= ~tcflag_t(ECHO | ICANON | IEXTEN)
    raw.c_iflag &= ~tcflag_t(IXON | ICRNL | INLCR | IGNCR | ISTRIP)
    unsafe withUnsafeMutableBytes(of: &raw.c_cc) { characters in
      unsafe characters[Int(VMIN)] = 1
      unsafe characters[Int(VTIME)] = 0
    }
    _ = unsafe tcsetattr(input, TCSANOW, &raw)
  }

  /// Gives the keyboard back; the screen is given back by who wrote to it.
  ///
  /// - Returns: whether it was taken.
  static func leave() -> Bool {
    // Safety: the pointers are this type's own, see above.
    guard unsafe isEntered.pointee != 0 else { return false }
    // Whoever has the terminal now has set it up; and asking for it from behind would stop us.
    if isInForeground { _ = unsafe tcsetattr(input, TCSANOW, modes) }
    unsafe isEntered.pointee = 0
    restoreCrashActions()
    return true
  }

  /// Gives keyboard and screen back at once, wherever the program is. Uses nothing but what a signal handler may:
  /// it allocates nothing, takes no lock and calls what POSIX lists as safe.
  static func restoreTerminal() {
    // Safety: the pointers are this type's own, see above.
    guard unsafe isEntered.pointee != 0 else { return }
    unsafe isEntered.pointee = 0
    // Somebody else's by now; and touching it from behind would stop us.
    guard isInForeground else { return }
    _ = unsafe tcsetattr(input, TCSANOW, modes)
    var room = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
    // A terminal that takes nothing any more would hold us here.
    if unsafe poll(&room, 1, 0) == 1 { _ = unsafe write(output, leaveText, leaveLength) }
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
      // Safety: the pointers are to records that outlast the call, one of them of this type's own.
      _ = unsafe sigaction(number, &action, crashActions + index)
    }
  }

  private static func restoreCrashActions() {
    for index in crashSignals.indices {
      // Safety: the pointer is to one of this type's own records.
      _ = unsafe sigaction(crashSignals[index], crashActions + index, nil)
    }
  }

  /// Puts the terminal back and lets what was to happen happen: a message, a core, the end.
  private static func crash(_ number: Int32) {
    restoreTerminal()
    restoreCrashActions()
    raiseUnblocked(number)
    // Whoever else handles the signal came back; a program that has crashed must not go on.
    _exit(128 + number)
  }

  // MARK: Stopping and ending

  /// Gives a signal its usual effect again.
  static func restoreDefaultAction(of number: Int32) { signal(number, SIG_DFL) }

  /// Lets a signal have its usual effect on this process, and returns if that is not its end: when a stopped process is
  /// continued.
  static func performDefaultAction(of number: Int32) {
    var kept = sigaction()
    // Safety: the pointers are to a variable of this function, and the calls keep none. What was there is put back, and not
    // just ignored again: a source of Dispatch has a handler of its own there.
    unsafe sigaction(number, nil, &kept)
    restoreDefaultAction(of: number)
    raiseUnblocked(number)
    unsafe sigaction(number, &kept, nil)
  }

  /// The threads of Dispatch have signals blocked, and so has a handler its own; unblocked, this thread takes the signal
  /// before `raise` returns.
  private static func raiseUnblocked(_ number: Int32) {
    var signals = sigset_t()
    // Safety: the pointers are to a variable of this function, and the calls keep none.
    unsafe sigemptyset(&signals)
    unsafe sigaddset(&signals, number)
    _ = unsafe pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    raise(number)
    _ = unsafe pthread_sigmask(SIG_BLOCK, &signals, nil)
  }

  /// The system's `read`, whose name the type has too.
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
