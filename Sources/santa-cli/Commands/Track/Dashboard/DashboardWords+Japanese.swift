import SantaCore

extension DashboardWords {
  static let japanese = DashboardWords(
    language: .japanese,
    title: "サンタ追跡",
    shortTitle: "サンタ",
    paused: "一時停止中",
    waiting: "サンタを探しています…",
    isNotFlown: [
      "飛行していたプログラムが終わりました。santa-cli fly を待っています", "飛行が止まりました: santa-cli fly", "飛行停止",
    ],
    takeOffIn: "出発まで",
    reachesIn: { "\($0) 到着まで" },
    was: { "\($0) には来ました" },
    returnsIn: { "次に \($0) へ来るまで" },
    ago: "前",
    at: { "現地 \($0)" },
    isGuess: "推測です。--home で指定できます",
    away: { "家から \($0)" },
    celebration: { ["サンタが \($0) に来ました!", "プレゼント \($1) 個", "メリークリスマス!"] },
    localTime: { "\($1) は \($0)" },
    next: "次",
    leavingIn: { "\($0.map { "\($0) " } ?? "")出発まで" },
    arrivingIn: "あと",
    presents: "プレゼント",
    delivered: { "配達 \($0)" },
    remaining: { "残り \($0)" },
    flown: "飛行距離",
    speed: "速度",
    perHour: "/h",
    weather: { "\($0) の天気" },
    noAnswer: { "?? \(WeatherReason(text: $0).text(in: .japanese))" },
    age: { $0 < 1 ? "現在" : $0 < 120 ? "\($0) 分前" : "\($0 / 60) 時間前" },
    isNormal: "平年値",
    noReading: { "観測値なし: \(WeatherReason(text: $0).text(in: .japanese))" },
    lastStops: "立ち寄った町",
    nextStops: "これからの町",
    matches: { $0 == $1 ? "\($1) か所" : "\($1) か所中 \($0)" },
    typeToSearch: "文字で検索",
    nothingMatches: "見つかりません。",
    comes: { "到着まで \($0)" },
    isThereNow: "今ここにいます",
    came: { "\($0) 前に来ました" },
    fromHome: "家から",
    people: "人口",
    presentsPerHour: "1 時間ごとのプレゼント",
    listKeys: { isDemonstration in
      isDemonstration
        ? ["↑ ↓ 選ぶ   文字で検索   enter そこへ飛ぶ   esc 戻る", "↑↓ enter 飛ぶ  esc 戻る", "esc 戻る"]
        : ["↑ ↓ 選ぶ   文字で検索   esc 戻る", "↑↓ 選ぶ  esc 戻る", "esc 戻る"]
    },
    refusesClockChange: "本番の飛行です。時計は変えられません",
    keys: [
      "q 終了   space 停止   + - 速さ   ← → 町   l 一覧   m 地図   ? ヘルプ",
      "q 終了   l 一覧   m 地図   ? ヘルプ", "? ヘルプ",
    ],
    help: [
      ("q", "終了"), ("space + -", "停止・速く・遅く"), ("← → n", "前後の町へ、到着10分前へ"),
      ("l", "町の一覧と検索"), ("m h", "地図の切り替え; 家"),
      ("i o wasd", "地図の拡大と移動; マウス"),
    ],
    legend: [("🎅", "サンタ"), ("⌂", "家"), ("◉", "次の町"), ("∘", "その先の町"), ("⠒", "通った道")],
    closeHelp: "? で閉じる",
    date: { "\($0.month)月\($0.day)日 \($0.clockText)" },
    day: { "\($0.year)年\($0.month)月\($0.day)日" })
}
