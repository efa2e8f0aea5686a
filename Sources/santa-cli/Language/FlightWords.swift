import SantaCore

/// Texts about a flight: its route, who flies it, and when it takes off and arrives.
struct FlightWords: Sendable {
  var title: @Sendable (FlightTitle) -> String
  /// The speed of the clock; 1 is real time.
  var speed: @Sendable (Double) -> String
  /// The first line of `track`.
  var introduction: @Sendable (_ title: String, _ speed: String, _ isFlownHere: Bool) -> String
  /// The first line of `fly`.
  var flying: @Sendable (_ title: String, _ speed: String) -> String
  var standingBy: @Sendable (_ title: String) -> String
  var takesOver: String
  var hasEnded: String
  var nobodyFlies: String
  /// Changes of the clock by a follower.
  var clockStands: String
  var clockRuns: @Sendable (_ speed: String) -> String
  var clockJumps: String
  var hasLanded: String
  /// The night that was just flown: the presents, the distance, and when Santa was at the stop nearest to home.
  var nightFlown:
    @Sendable (
      _ presents: String, _ distance: String, _ stop: String, _ dayAndTime: String, _ localTime: String?
    ) -> String
  var homeIsGuessed: String
  /// When Santa reaches the stop nearest to home; the last is the local time there.
  var homeArrival:
    @Sendable (_ home: String, _ stop: String, _ dayAndTime: String, _ localTime: String?) -> String
  var nothingFliesBefore: @Sendable (_ dayAndTime: String, _ demonstration: String) -> String
  /// A notice that Santa comes closer, with the stop nearest to home.
  var notice: @Sendable (HomeNotice, _ stop: String) -> String
  var noNotifications: @Sendable (_ program: String) -> String
  var notificationFailed: @Sendable (_ program: String) -> String
  var takeOff: @Sendable (_ remaining: String) -> String
  var presentsLeft: @Sendable (_ number: String) -> String
  var untilHome: @Sendable (_ remaining: String) -> String
  var homeIsVisited: String
  /// The width of the longer one of `untilHome` and `homeIsVisited`.
  var homeColumns: Int
  /// Which times a route of `--route` is flown at.
  var routeIsExact: @Sendable (_ year: Int) -> String
  var routeIsOfYear: @Sendable (_ year: Int) -> String
  var routeHasOtherTimes: @Sendable (_ year: Int) -> String

  static let english = FlightWords(
    title: { title in
      switch title {
      case .builtIn(let year): "the built-in route of \(year)"
      case .file(let name): "the route '\(name)'"
      case .other(let text): text
      }
    },
    speed: { speed in
      switch speed {
      case 1: "in real time"
      case ..<1: "at \(NumberText.decimal(speed, decimals: 6)) of real speed"
      default: "\(NumberText.decimal(speed)) times faster than real"
      }
    },
    introduction: { "🛷 \($2 ? "Flying" : "Following") \($0), \($1). Times are UTC." },
    flying: { "🛷 Flying \($0), \($1)." },
    standingBy: { "🛷 Another process flies \($0); this one flies on when it ends." },
    takesOver: "🛷 The program that flew the sleigh has ended; this one flies on.",
    hasEnded: "🛷 The program that flew the sleigh has ended. Waiting for another one to fly.",
    nobodyFlies: "No program flies there yet; waiting. '\(Program.name) fly' starts a flight.",
    clockStands: "🛷 The clock stands still.",
    clockRuns: { "🛷 The clock now runs \($0)." },
    clockJumps: "🛷 The clock was set to another time.",
    hasLanded: "🎄 Landed.",
    nightFlown: {
      "🎄 That was the night: \($0) presents on \($1). Santa was in \($2) on \($3)\($4.map { ", \($0) there" } ?? "")."
    },
    homeIsGuessed: " (a guess; say it with --home)",
    homeArrival: { "🏠 \($0): Santa reaches \($1) on \($2)\($3.map { ", \($0) there" } ?? "")." },
    nothingFliesBefore: { "🎄 Nothing flies before \($0). See now what it will be like: \($1)" },
    notice: { notice, city in
      switch notice {
      case .hour: "Less than an hour: Santa is coming to \(city)"
      case .tenMinutes: "Less than ten minutes to \(city): off to bed!"
      case .nextStop: "The next stop is \(city)!"
      case .arrived: "Santa is in \(city) now!"
      }
    },
    noNotifications: { "There is no '\($0)' here, so no notifications are shown." },
    notificationFailed: { "'\($0)' could not show a notification." },
    takeOff: { "take-off in \($0)" },
    presentsLeft: { "\($0) left" },
    untilHome: { "home \($0)" },
    homeIsVisited: "home visited",
    homeColumns: 12,
    routeIsExact: { "The route's times are those of the flight of \($0), and taken as they are." },
    routeIsOfYear: {
      "The route is of \($0); its times are moved to the coming flight. '--at' with a time of \($0) flies them as "
        + "they are."
    },
    routeHasOtherTimes: {
      "The route's times are not those of the flight of \($0), and are moved to it. '--at' with a time between them "
        + "flies them as they are."
    })

  static let japanese = FlightWords(
    title: { title in
      switch title {
      case .builtIn(let year): "内蔵の\(year)年ルート"
      case .file(let name): "ルート「\(name)」"
      case .other(let text): text
      }
    },
    speed: { speed in
      switch speed {
      case 1: "実時間"
      case ..<1: "実時間の\(NumberText.decimal(speed, decimals: 6))倍"
      default: "\(NumberText.decimal(speed))倍速"
      }
    },
    introduction: { "🛷 \($0)を\($2 ? "飛行" : "追跡")しています（\($1)）。時刻はUTCです。" },
    flying: { "🛷 \($0)を飛行しています（\($1)）。" },
    standingBy: { "🛷 別のプロセスが\($0)を飛行しています。終わり次第、こちらが引き継ぎます。" },
    takesOver: "🛷 飛行していたプロセスが終わったので、この端末が引き継ぎます。",
    hasEnded: "🛷 飛行していたプロセスが終わりました。次の飛行を待っています。",
    nobodyFlies: "まだだれも飛行していないので、待っています。飛行させるには: \(Program.name) fly",
    clockStands: "🛷 時計が止められました。",
    clockRuns: { "🛷 時計の速さが変わりました: \($0)" },
    clockJumps: "🛷 時計が別の時刻に合わせられました。",
    hasLanded: "🎄 着陸しました。",
    nightFlown: {
      "🎄 この夜の記録: プレゼント\($0)個、飛行距離\($1)。\($2)には\($3)\($4.map { "（現地時刻\($0)）" } ?? "")に来ました。"
    },
    homeIsGuessed: "（推測です。--home で指定できます）",
    homeArrival: { "🏠 \($0): サンタは\($2)\($3.map { "（現地時刻\($0)）" } ?? "")に\($1)に着きます。" },
    nothingFliesBefore: { "🎄 出発は\($0)です。いま様子を見るには: \($1)" },
    notice: { notice, city in
      switch notice {
      case .hour: "あと1時間以内に \(city) に来ます"
      case .tenMinutes: "あと10分以内です。早く寝ましょう!"
      case .nextStop: "次は \(city) です!"
      case .arrived: "サンタは今 \(city) にいます!"
      }
    },
    noNotifications: { "\($0) がないので、通知は表示されません。" },
    notificationFailed: { "\($0) は通知を表示できませんでした。" },
    takeOff: { "出発まで\($0)" },
    presentsLeft: { "残り\($0)" },
    untilHome: { "あと\($0)" },
    homeIsVisited: "訪問済み",
    homeColumns: 14,
    routeIsExact: { "ルートの時刻は\($0)年の飛行と同じなので、そのまま使います。" },
    routeIsOfYear: {
      "これは\($0)年のルートなので、時刻を次の飛行に合わせました。'--at' に\($0)年の時刻を指定すると、そのまま飛行します。"
    },
    routeHasOtherTimes: {
      "ルートの時刻が\($0)年の飛行と異なるので、それに合わせました。'--at' にルートの期間内の時刻を指定すると、そのまま飛行します。"
    })
}
