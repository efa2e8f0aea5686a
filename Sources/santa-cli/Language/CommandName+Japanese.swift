extension CommandName {
  /// The summary in the table of commands, for Japanese readers.
  var japaneseSummary: String {
    switch self {
    case .track: "サンタの居場所、行動、自宅への到着時刻を追う"
    case .fly: "追跡する人たちのためにそりを飛ばす（表示はしない）"
    case .status: "現在の状況を一度だけ表示する"
    case .route: "立ち寄り先を現地の到着時刻とともに一覧にする"
    case .routeExport: "ルートを Santa Tracker 形式で書き出す"
    case .weatherService: "ストアに寄せられた天気の問い合わせに答える"
    case .store: "ストアを調べる: info, verify, dump, compact"
    case .storeInfo: "ストアの型、件数、大きさ、版を表示する"
    case .storeVerify: "ストアのすべてのチェックサムと規則を検査する"
    case .storeDump: "ある型のオブジェクトをすべて出力する"
    case .storeCompact: "不要なものを除いてストアのファイルを書き直す"
    case .completions: "シェルの補完スクリプトを出力する"
    case .man: "マニュアルページを出力する"
    case .help: "プログラムまたはコマンドの使い方を表示する"
    }
  }
}
