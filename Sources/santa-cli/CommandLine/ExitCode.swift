/// The exit code of the program.
///
/// Errors have the codes of `sysexits.h`, so that scripts can distinguish kinds of errors. Code 1 isn't an error: like `diff`
/// and `cmp`, it reports that two things differ. The codes are part of the public interface, and the meaning of a code never
/// changes.
enum ExitCode: Int32, CaseIterable, Sendable {
  case success = 0
  case different = 1
  case usage = 64
  case dataError = 65
  case noInput = 66
  case unavailable = 69
  case cannotCreate = 73
  case ioError = 74
  case configuration = 78
  /// 128 plus the number of SIGINT, as a shell reports a program that the signal ended.
  case interrupted = 130

  /// The meaning of the code, for `help`.
  var meaning: Wording {
    switch self {
    case .success:
      Wording("success, also if the reader closed the output")
    case .different:
      Wording("the two stores differ")
    case .usage:
      Wording("invalid command line; the message says how to fix it")
    case .dataError:
      Wording("a file has invalid or damaged contents")
    case .noInput:
      Wording("an input file doesn't exist or can't be read")
    case .unavailable:
      Wording("a server can't be reached, or refused the request")
    case .cannotCreate:
      Wording("the store can't be created or opened")
    case .ioError:
      Wording("reading or writing failed")
    case .configuration:
      Wording("invalid setting in the environment or the settings file")
    case .interrupted:
      Wording("interrupted with Ctrl-C")
    }
  }
}
