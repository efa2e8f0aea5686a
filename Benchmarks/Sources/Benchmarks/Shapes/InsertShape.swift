/// The shape of the objects to insert in one transaction. The raw value is the workload's name.
enum InsertShape: String, CaseIterable {
  /// An integer primary key, a name and two integers, which all other shapes have, too.
  case plain = "shape insert"
  /// Two indexed integers, with a thousand distinct values each.
  case twoIndexes1000 = "shape insert, 2 indexes of 1,000 values"
  case twoIndexes5000 = "shape insert, 2 indexes of 5,000 values"
  /// A primary key in random order.
  case uuidKey = "shape insert, UUID key"
  case textKey = "shape insert, text key"
  /// A string property with unique values in random order, in addition to the integer primary key.
  case uniqueText = "shape insert, unique text"
  /// An additional string of 1 KB.
  case longText = "shape insert, 1 KB text"
  /// A link to one of a tenth as many existing objects.
  case link = "shape insert, link"

  /// The maximum number of objects to insert.
  var limit: Int { self == .longText ? 20_000 : 100_000 }

  func sample(_ id: Int) -> ShapeSample {
    ShapeSample(id: id, distinctValues: self == .twoIndexes5000 ? 5_000 : 1_000)
  }

  /// Returns the number of objects that are linked to.
  static func targetCount(_ count: Int) -> Int { max(1, count / 10) }

  /// Returns the id of the object that an object links to.
  static func target(of id: Int, _ count: Int) -> Int { id % targetCount(count) }

  /// Returns the ids of the objects that are looked up afterwards, by their keys or unique values.
  static func ids(_ count: Int) -> [Int] { (0..<min(count, 100)).map { $0 * (count - 1) / 99 % count } }

  /// The number of presents to count afterwards.
  static let presents = 7
  /// The condition of the workload that filters through a link: fewer presents than this.
  static let presentsOfTarget = 500

  /// Returns the expected answers of a database with these objects: the number of objects, the number of objects with
  /// `presents`, and an answer that depends on the shape.
  func expectedAnswers(_ count: Int) -> [Int] {
    let samples = (0..<count).map(sample)
    let own: Int
    switch self {
    case .plain: own = samples.reduce(0) { $0 + $1.presents }
    case .twoIndexes1000, .twoIndexes5000: own = samples.count { $0.region == Self.presents }
    case .uuidKey, .textKey, .uniqueText: own = Self.ids(count).reduce(0) { $0 + sample($1).presents }
    case .longText: own = samples.reduce(0) { $0 + $1.text.utf8.count }
    case .link: own = Self.expectedMatches(count)
    }
    return [count, samples.count { $0.presents == Self.presents }, own]
  }

  /// Returns the number of objects whose target satisfies the condition.
  static func expectedMatches(_ count: Int) -> Int {
    (0..<count).count { ShapeSample(id: target(of: $0, count)).presents < presentsOfTarget }
  }
}
