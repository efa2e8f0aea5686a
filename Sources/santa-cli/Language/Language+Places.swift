import SantaCore

extension Language {
  /// The name of a stop's city.
  func city(of stop: RouteStop) -> String { stop.city }

  /// The name of a stop with its region.
  func name(of stop: RouteStop) -> String { stop.name }
}
