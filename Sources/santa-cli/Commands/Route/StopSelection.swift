import SantaCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Selects and sorts the stops to list, with queries on a temporary store in memory.
struct StopSelection {
  private static let descending = " desc"

  /// The properties of a stop that a list can be sorted by.
  static let properties = [
    "place", "region", "population", "time", "departure", "presentsDelivered", "utcOffset", "id",
    "location.latitude", "location.longitude",
  ]

  var condition: String?
  var sort: String?
  var limit: Int?

  /// Returns the indices of the selected stops, in the order of `sort`, or in the order of the candidates.
  ///
  /// - Parameter limitsBeforeSorting: Whether `limit` selects the first candidates, such as the nearest stops, instead of the
  ///   first stops after sorting.
  func indices(among candidates: [Int], of route: Route, limitsBeforeSorting: Bool) throws -> [Int] {
    if condition == nil && sort == nil { return Array(candidates.prefix(limit ?? .max)) }
    let store = try Store(
      configuration: Store.Configuration(
        location: .inMemory(UUID().uuidString), objectTypes: [Stop.self, Location.self]))
    try store.write {
      for index in candidates { store.add(Stop(route.stops[index])) }
    }
    let indices = Dictionary(candidates.map { (route.stops[$0].id, $0) }) { first, _ in first }
    let filtered = try filtered(store.objects(Stop.self))
    let sorted = try sorted(filtered)
    guard limitsBeforeSorting else { return sorted.prefix(limit ?? .max).compactMap { indices[$0.id] } }
    let chosen = Set(filtered.prefix(limit ?? .max).map(\.id))
    return sorted.filter { chosen.contains($0.id) }.compactMap { indices[$0.id] }
  }

  private func filtered(_ stops: Results<Stop>) throws -> Results<Stop> {
    do { return try condition.map { try stops.filter($0) } ?? stops } catch let error as StoreError {
      throw UsageError(.unreadable(.where, why: error.message), command: .route)
    }
  }

  private var isDescending: Bool { sort?.lowercased().hasSuffix(Self.descending) ?? false }

  /// The name of the property to sort by.
  var sortedProperty: String? { sort.map { isDescending ? String($0.dropLast(Self.descending.count)) : $0 } }

  private func sorted(_ stops: Results<Stop>) throws -> Results<Stop> {
    guard let name = sortedProperty else { return stops }
    do { return try stops.sorted(byKeyPath: name, ascending: !isDescending) } catch let error as StoreError {
      throw UsageError(.unreadable(.sort, why: error.message), command: .route)
    }
  }
}
