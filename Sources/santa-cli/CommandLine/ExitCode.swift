/// The exit code of the program.
///
/// The numbers of errors are those of `sysexits.h`, so that a script can distinguish kinds of errors; 1 is no error, but
/// the answer that two things differ, as `diff` and `cmp` give it. They are part of the public
/// interface: a number never changes its meaning.
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
  /// 128 plus the number of SIGINT, as a shell reports a program that was ended by the signal.
  case interrupted = 130

  /// The meaning of the code, for `help`.
  var meaning: Wording {
    switch self {
    case .success:
      Wording("success, also if the reader of the output closed it")
    case .different:
      Wording("the two stores differ")
    case .usage:
      Wording("the command line is wrong; the message says how to correct it")
    case .dataError:
      Wording("a file was read, but its contents are not valid")
    case .noInput:
      Wording("an input file does not exist, or it can't be read")
    case .unavailable:
      Wording("a web server could not be reached, or refused to answer")
    case .cannotCreate:
      Wording("the store can't be created or opened")
    case .ioError:
      Wording("reading or writing failed")
    case .configuration:
      Wording("a setting in the environment or the settings file is not valid")
    case .interrupted:
      Wording("ended with Ctrl-C")
    }
  }
}
