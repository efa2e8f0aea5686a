public import SantaStore

/// An activity of Santa.
///
/// The raw values are stored, so they never change. A stored value that this version does not know, because a later version
/// wrote it, reads as `unknown`.
///
/// ```swift
/// print(Activity.eatingCookies)  // 🍪 Having cookies and a glass of milk.
/// ```
public enum Activity: Int, PersistableEnum, Hashable, Sendable {
  /// An unknown activity.
  case unknown = 0
  /// Flying from one stop to the next.
  case flying = 1
  /// Leaving presents at a stop.
  case deliveringPresents = 2
  /// Looking after the reindeer.
  case tendingToReindeer = 3
  /// Eating the treats that children have left out.
  case eatingCookies = 4
  /// Talking to Mrs. Claus.
  case callingMrsClaus = 5
}

extension Activity: CustomStringConvertible {
  /// A line to display: an emoji and a sentence.
  public var description: String {
    switch self {
    case .unknown: "❓ Nobody is sure what Santa is up to."
    case .flying: "🛷 Racing across the sky to the next stop."
    case .deliveringPresents: "🎁 Slipping presents under the trees."
    case .tendingToReindeer: "🦌 Giving the reindeer carrots and a good brush."
    case .eatingCookies: "🍪 Having cookies and a glass of milk."
    case .callingMrsClaus: "📞 On the phone with Mrs. Claus."
    }
  }
}
