import SantaCore

extension OptionName {
  /// The summary in the table of options as one command has it, for Japanese readers.
  func japaneseSummary(for command: CommandName?) -> String {
    switch self {
    case .home: "自宅。省略時はシステムのタイムゾーンの都市"
    case .store: "ストアのフォルダ。:memory: では何も残さない"
    case .route: "Santa Tracker の JSON 形式のルートを使う"
    case .weather: "天気の問い合わせ先。normal では平年値"
    case .at: "時計をこの時刻から始める（例: 2026-12-24T10:00:00Z）"
    case .speed: "時計を N 倍速で進める"
    case .demo: "出発から \(NumberText.decimal(ClockOptions.demoSpeed)) 倍速（または --speed の速さ）で飛ぶ"
    case .follow: "自分では飛ばさず、だれかの飛行を待って追う"
    case .for: "この秒数（実時間）が過ぎたら終わる"
    case .type: "出力するオブジェクトの型"
    case .near: "近い順に、距離とともに表示する"
    case .where: "条件に合うものだけ"
    case .sort: "並べ替える。\"PROPERTY desc\" で降順"
    case .limit: "最初の N 件だけ"
    case .format: japaneseFormatSummary(for: command)
    case .color: "ダッシュボードの色。auto では端末に合わせる"
    case .raw: "CSV の文字列を、数式なども含めてそのまま書き出す"
    case .bell: "到着の 1 時間前、10 分前、1 つ前の町でベルを鳴らす"
    case .units: "表示の単位。省略時はロケールに従う"
    case .lang: "表示の言語。省略時はロケールに従う"
    case .help: "プログラムまたは指定したコマンドの説明を表示する"
    case .version: "版を表示する"
    case .credits: "使用しているデータの出典を表示する"
    }
  }

  private func japaneseFormatSummary(for command: CommandName?) -> String {
    switch command {
    case .track?: "画面表示、人のための行、または 1 行に 1 つの JSON オブジェクト"
    case .route?: "人、プログラム、表計算、地図のための形式"
    case .routeExport?: "Santa Tracker の JSON のみ"
    case .storeDump?: "1 行に 1 つの JSON オブジェクト、または CSV"
    default: "人のための行、または 1 行に 1 つの JSON オブジェクト"
    }
  }
}
