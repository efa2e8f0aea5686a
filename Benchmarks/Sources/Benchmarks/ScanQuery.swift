/// A query on all objects without an index. The raw value is the workload's name.
enum ScanQuery: String, CaseIterable {
  case countInt = "count int"
  case countStringEqual = "count string equal"
  case countStringContains = "count string contains"
  case countTwoDoubles = "count two doubles"
  case sumInt = "sum int"
  case sortDouble = "sort double"
  case sortString = "sort string"

  var isOrder: Bool { self == .sortDouble || self == .sortString }

  /// The values that the conditions compare with.
  static let presents = 50_000
  static let name = "Stop number 777"
  static let namePart = "number 77"
  static let latitude = 10.0
  static let longitude = 20.0

  /// Returns the expected result; for a query that sorts, its digest.
  func expectedResult(_ samples: [Sample]) -> Int {
    switch self {
    case .countInt: samples.count { $0.presents > Self.presents }
    case .countStringEqual: samples.count { $0.name == Self.name }
    case .countStringContains: samples.count { $0.name.contains(Self.namePart) }
    case .countTwoDoubles: samples.count { $0.latitude > Self.latitude && $0.longitude < Self.longitude }
    case .sumInt: samples.reduce(0) { $0 + $1.presents }
    case .sortDouble: Self.digest(samples.sorted { ($0.latitude, $0.id) < ($1.latitude, $1.id) }.map(\.id))
    case .sortString: Self.digest(samples.sorted { $0.name < $1.name }.map(\.id))
    }
  }

  /// Returns a number that represents an order of objects.
  static func digest(_ ids: [Int]) -> Int { ids.reduce(0) { $0 &* 31 &+ $1 } }
}
