import Dispatch

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A program that this process starts without waiting for it.
enum ChildProcess {
  /// Starts a program without input and output.
  ///
  /// - Parameters:
  ///   - path: The absolute path of the program.
  ///   - ended: Called on a Dispatch queue when the program has ended, with whether it was successful. It is also called if the
  ///     program can't be started.
  static func start(
    _ path: String, _ arguments: [String], environment: [String: String],
    ended: @escaping @Sendable (_ isSuccess: Bool) -> Void
  ) {
    guard let process = spawn(path, arguments, environment) else {
      DispatchQueue.global().async { ended(false) }
      return
    }
    // A program that has ended stays a zombie process until its parent waits for it.
    DispatchQueue.global().async {
      var status: Int32 = 0
      // Safety: the variable outlives the call.
      while unsafe waitpid(process, &status, 0) < 0 {
        guard errno == EINTR else { return ended(false) }
      }
      ended(status == 0)
    }
  }

  /// Whether a file exists and the user may execute it.
  static func isProgram(_ path: String) -> Bool {
    var status = stat()
    // Safety: the string and the structure are alive during the calls.
    guard unsafe stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return false }
    return unsafe access(path, X_OK) == 0
  }

  private static func spawn(
    _ path: String, _ arguments: [String], _ environment: [String: String]
  ) -> pid_t? {
    var attributes = posix_spawnattr_t()
    var actions = unsafe posix_spawn_file_actions_t()
    // Safety: the pointers are to variables of this function, and to strings that are freed after the call.
    unsafe posix_spawnattr_init(&attributes)
    unsafe posix_spawn_file_actions_init(&actions)
    defer {
      unsafe posix_spawnattr_destroy(&attributes)
      unsafe posix_spawn_file_actions_destroy(&actions)
    }
    // The child gets the default action of every signal, and blocks none, whatever this process ignores or blocks.
    var (all, none) = (sigset_t(), sigset_t())
    unsafe sigfillset(&all)
    unsafe sigemptyset(&none)
    unsafe posix_spawnattr_setsigdefault(&attributes, &all)
    unsafe posix_spawnattr_setsigmask(&attributes, &none)
    unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
    for (descriptor, mode) in [
      (STDIN_FILENO, O_RDONLY), (STDOUT_FILENO, O_WRONLY), (STDERR_FILENO, O_WRONLY),
    ] {
      unsafe posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", mode, 0)
    }
    var words = unsafe ([path] + arguments).map { unsafe strdup($0) } + [nil]
    var variables = unsafe environment.map { unsafe strdup("\($0)=\($1)") } + [nil]
    defer { unsafe (words + variables).forEach { unsafe free($0) } }
    var process: pid_t = 0
    let result = unsafe posix_spawn(&process, path, &actions, &attributes, &words, &variables)
    return result == 0 ? process : nil
  }
}
