import Foundation
import SantaCore

/// A protocol with properties that a key path may use.
protocol Priced: Object {
  var price: Int { get }
  var double: Int { get }
}

class Article: Object {
  @Persisted var code: Int
  var nextCode: Int { code + 1 }
}

/// An object with stored properties, and with many properties that are computed from them.
final class Ware: Article, Priced {
  @Persisted var price = 3
  @Persisted var name = "sledge"
  @Persisted var note: String?
  @Persisted var weight = 1.5
  @Persisted var made = Date(timeIntervalSinceReferenceDate: 0)
  @Persisted var sky = SkyState.snow
  @Persisted var picture: Data
  @Persisted private(set) var rank: Int
  @Persisted var checked = 1 {
    didSet { precondition(checked > 0, "A stored property's observers must not run for a query.") }
  }
  @Persisted var link: Ware?
  @Persisted var parts: List<Ware>
  @Persisted(originProperty: "parts") var wholes: LinkingObjects<Ware>

  var factor = 1
  var nickname: String?
  lazy var firstPrice = price

  // Computed properties that return a stored value.
  var alias: Int {
    get { price }
    set { price = newValue }
  }
  /// The getter returns the stored value, but the setter assigns a different one.
  var capped: Int {
    get { price }
    set { price = min(newValue, 10) }
  }
  var linkPrice: Int? { link?.price }

  // Computed properties that calculate their value.
  var double: Int { price * 2 }
  var settableDouble: Int {
    get { price * 2 }
    set { price = newValue / 2 }
  }
  var clamped: Int {
    get { max(price, 0) }
    set { price = max(newValue, 0) }
  }
  var limited: Int { min(price, 1_000_000) }
  var scaled: Int { price * factor }
  var total: Int { price + rank }
  var isCheap: Bool { price < 3 }
  var shownName: String { nickname ?? name }
  var shortName: String { String(name.prefix(1000)) }
  var trimmedName: String { name.trimmingCharacters(in: .whitespacesAndNewlines) }
  var noteOrNone: String { note ?? "" }
  var filledNote: String? { note.flatMap { $0.isEmpty ? nil : $0 } }
  var roundWeight: Double { weight.rounded() }
  var finiteWeight: Double { weight.isFinite ? weight : 0 }
  var day: Date { Date(timeIntervalSinceReferenceDate: made.timeIntervalSinceReferenceDate.rounded(.down)) }
  var brightSky: SkyState { sky == .snow || sky == .rain ? .snow : sky }
  var linkPriceOrZero: Int { link?.price ?? 0 }
  var linkNote: String? { link == nil ? "none" : link?.note }
  var doubleLinkPrice: Int? { link?.double }
  var linkOrSelf: Ware? { link ?? self }
  var lastPart: Ware? { parts.last }
  var otherParts: List<Ware> { List(Array(parts)) }
  let number = 5
}
