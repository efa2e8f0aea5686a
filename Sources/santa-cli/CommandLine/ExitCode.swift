/// The exit code of the program.
///
/// The numbers are those of `sysexits.h`, so that a script can distinguish kinds of errors. They are part of the public
/// interface: a number never changes its meaning.
enum ExitCode: Int32, CaseIterable, Sendable {
  case success = 0
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
      Wording(
        "success, also if the reader of the output closed it",
        japanese: "正常終了。出力の読み手が先に終わった場合も含む")
    case .usage:
      Wording(
        "the command line is wrong; the message says how to correct it",
        japanese: "コマンドラインが正しくない。メッセージが正しい書き方を示す")
    case .dataError:
      Wording(
        "a file was read, but its contents are not valid",
        japanese: "ファイルは読めたが、内容が正しくない")
    case .noInput:
      Wording(
        "an input file does not exist, or it can't be read",
        japanese: "入力ファイルがない、または読む権限がない")
    case .unavailable:
      Wording(
        "a web server could not be reached, or refused to answer",
        japanese: "Web サーバーに問い合わせできなかった")
    case .cannotCreate:
      Wording(
        "the store can't be created or opened",
        japanese: "ストアを作れない、または開けない")
    case .ioError:
      Wording(
        "reading or writing failed",
        japanese: "読み書きに失敗した")
    case .configuration:
      Wording(
        "a setting in the environment or the settings file is not valid",
        japanese: "環境変数または設定ファイルの設定が正しくない")
    case .interrupted:
      Wording(
        "ended with Ctrl-C",
        japanese: "Ctrl-C で終了した")
    }
  }
}
