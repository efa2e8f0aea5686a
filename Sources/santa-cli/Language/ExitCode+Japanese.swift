extension ExitCode {
  /// What `help` says about the code, for Japanese readers.
  var japaneseMeaning: String {
    switch self {
    case .success: "正常終了。出力の読み手が先に終わった場合も含む"
    case .usage: "コマンドラインが正しくない。メッセージが正しい書き方を示す"
    case .dataError: "ファイルは読めたが、内容が正しくない"
    case .noInput: "入力ファイルがない、または読む権限がない"
    case .unavailable: "Web サーバーに問い合わせできなかった"
    case .cannotCreate: "ストアを作れない、または開けない"
    case .ioError: "読み書きに失敗した"
    case .configuration: "環境変数または設定ファイルの設定が正しくない"
    case .interrupted: "Ctrl-C で終了した"
    }
  }
}
