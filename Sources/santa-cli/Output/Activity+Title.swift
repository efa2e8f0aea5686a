import SantaCore

extension Activity {
  /// The picture and two or three words, for a column; the library's description is a sentence.
  var title: String {
    let words =
      switch self {
      case .unknown: "Out of sight"
      case .flying: "Flying"
      case .deliveringPresents: "Delivering"
      case .tendingToReindeer: "Brushing reindeer"
      case .eatingCookies: "Cookie break"
      case .callingMrsClaus: "Calling Mrs. Claus"
      }
    return description.prefix(1) + " " + words
  }
}
