import SantaCore

/// Names of Santa's activities: two or three words for a column, and a sentence.
struct ActivityWords: Sendable {
  var title: @Sendable (Activity) -> String
  var sentence: @Sendable (Activity) -> String
  /// The activity after the landing.
  var isHomeAgain: String

  /// The activity in two or three words.
  func text(of santa: TrackerEvent.SantaState) -> String {
    santa.nextStop == nil ? isHomeAgain : title(santa.activity)
  }

  static let english = ActivityWords(
    title: { activity in
      let words =
        switch activity {
        case .unknown: "Out of sight"
        case .flying: "Flying"
        case .deliveringPresents: "Delivering"
        case .tendingToReindeer: "Brushing reindeer"
        case .eatingCookies: "Cookie break"
        case .callingMrsClaus: "Calling Mrs. Claus"
        }
      return activity.symbol + " " + words
    },
    sentence: { $0.description },
    isHomeAgain: "🎄 Home again")

  static let japanese = ActivityWords(
    title: { activity in
      let words =
        switch activity {
        case .unknown: "行方不明"
        case .flying: "飛行中"
        case .deliveringPresents: "配達中"
        case .tendingToReindeer: "トナカイの世話"
        case .eatingCookies: "クッキーで休憩"
        case .callingMrsClaus: "奥さんと電話"
        }
      return activity.symbol + " " + words
    },
    sentence: { activity in
      let words =
        switch activity {
        case .unknown: "サンタが何をしているのか、だれにもわかりません。"
        case .flying: "次の町へ向かって夜空を駆けています。"
        case .deliveringPresents: "ツリーの下にそっとプレゼントを置いています。"
        case .tendingToReindeer: "トナカイにニンジンをやり、毛並みを整えています。"
        case .eatingCookies: "クッキーとミルクでひと休みしています。"
        case .callingMrsClaus: "サンタの奥さんと電話で話しています。"
        }
      return activity.symbol + " " + words
    },
    isHomeAgain: "🎄 帰宅")
}

extension Activity {
  /// The emoji that the library's description begins with.
  var symbol: String { String(description.prefix(1)) }

  /// The emoji and two or three words, in English.
  var title: String { ActivityWords.english.title(self) }
}
