/// Work on many objects at once, in one durable transaction.
enum BulkWork: String, CaseIterable {
  /// Adds objects that the program has created.
  case objects = "bulk objects"
  /// Adds objects from arrays of their values.
  case columns = "bulk columns"
  /// Adds objects from an array of structs.
  case values = "bulk values"
  /// Adds parcels: a UUID as the key, two indexed integers, a unique string, a link by its key and a list of two links.
  case links = "bulk links"
  /// Adds parcels whose unique string has an index, too.
  case linksAndText = "bulk links, text index"
  /// Gives the values of all objects, of which one in a hundred differs from the stored values.
  case upsert = "bulk upsert"
  /// Adds the first index to a class with objects.
  case firstIndex = "bulk first index"
  case deleteHalf = "bulk delete half"
  case deleteAll = "bulk delete all"

  /// Matches the names of all work.
  static var pattern: String { "^(\(allCases.map(\.rawValue).joined(separator: "|")))$" }

  /// Whether the work begins with stored objects.
  var needsObjects: Bool {
    switch self {
    case .objects, .columns, .values, .links, .linksAndText: false
    case .upsert, .firstIndex, .deleteHalf, .deleteAll: true
    }
  }

  /// Whether the work is on parcels, instead of stops.
  var isOnParcels: Bool { self == .links || self == .linksAndText }

  /// The expected number of objects and sum of presents or weights afterwards.
  func answers(_ count: Int) -> [Int] {
    let all = 0..<count
    switch self {
    case .links, .linksAndText: return [count, all.reduce(0) { $0 + ParcelSample(id: $1).weight }]
    case .upsert: return [count, all.reduce(0) { $0 + Self.changed($1).presents }]
    case .deleteAll: return [0, 0]
    case .deleteHalf:
      let rest = all.map { Sample(id: $0).presents }.filter { $0 >= Self.half }
      return [rest.count, rest.reduce(0, +)]
    case .objects, .columns, .values, .firstIndex:
      return [count, all.reduce(0) { $0 + Sample(id: $1).presents }]
    }
  }

  /// The number of presents below which an object is deleted with half of the others.
  static let half = 50_000

  /// Returns the values of an object that an upsert gives.
  static func changed(_ id: Int) -> (name: String, presents: Int) {
    let sample = Sample(id: id)
    return id % 100 == 7 ? ("Changed stop \(id)", sample.presents + 1) : (sample.name, sample.presents)
  }
}

/// The values of the parcel with this number.
struct ParcelSample {
  var id: Int
  var key: (UInt64, UInt64) {
    var generator = SplitMix(state: UInt64(id))
    return (generator.next(), generator.next())
  }
  var weight: Int { id &* 7_919 % 100_000 }
  var number: Int { id % 1_000 }
  var code: String { "code \(id)" }
  var child: Int { id &* 31 % Self.childCount }
  var friends: [Int] { [id &* 17 % Self.childCount, id &* 13 % Self.childCount] }

  /// The number of children, who are in the database before the parcels.
  static let childCount = 10_000
}
