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
  var meaning: Wording {
    switch self {
    case .success:
      Wording(
        "done; also when the reader of our output closed its end",
        japanese: "正常終了。出力の読み手が先に終わった場合も含む")
    case .usage:
      Wording(
        "the command line makes no sense; the message says what would",
        japanese: "コマンドラインが正しくない。メッセージが正しい書き方を示す")
    case .dataError:
      Wording(
        "a file was read, but what it says cannot be right",
        japanese: "ファイルは読めたが、内容が正しくない")
    case .noInput:
      Wording(
        "there is no such input file, or it may not be read",
        japanese: "入力ファイルがない、または読む権限がない")
    case .unavailable:
      Wording(
        "a web server could not be asked",
        japanese: "Web サーバーに問い合わせできなかった")
    case .cannotCreate:
      Wording(
        "the store cannot be made or opened",
        japanese: "ストアを作れない、または開けない")
    case .ioError:
      Wording(
        "reading or writing failed",
        japanese: "読み書きに失敗した")
    case .configuration:
      Wording(
        "a setting in the environment or the settings file makes no sense",
        japanese: "環境変数または設定ファイルの設定が正しくない")
    case .interrupted:
      Wording(
        "ended with Ctrl-C",
        japanese: "Ctrl-C で終了した")
    }
  }
}
