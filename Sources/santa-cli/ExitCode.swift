/// How the program ended, as the shell sees it.
///
/// The numbers are those of `sysexits.h`, so that a script can tell the user's mistake from ours, and part of what
/// we promise: a number never changes its meaning.
enum ExitCode: Int32, CaseIterable, Sendable {
  case success = 0
  case usage = 64
  case dataError = 65
  case noInput = 66
  case unavailable = 69
  case cannotCreate = 73
  case ioError = 74
  case configuration = 78
  /// 128 plus the number of SIGINT, as a shell reports a program that the signal itself ended.
  case interrupted = 130

  /// What `help` says about the code.
  var meaning: String {
    switch self {
    case .success: "done; also when the reader of our output closed its end"
    case .usage: "the command line makes no sense; the message says what would"
    case .dataError: "a file was read, but what it says cannot be right"
    case .noInput: "there is no such input file, or it may not be read"
    case .unavailable: "a web server could not be asked"
    case .cannotCreate: "the store cannot be made or opened"
    case .ioError: "reading or writing failed"
    case .configuration: "a setting in the environment or the settings file makes no sense"
    case .interrupted: "ended with Ctrl-C"
    }
  }
}
