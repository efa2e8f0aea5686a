extension PlaceTable {
  /// The names of countries by country code.
  static let countries = Dictionary(
    rows.map { ($0.countryCode, $0.country) }, uniquingKeysWith: { first, _ in first })
}

extension PlaceTable.Row {
  /// Creates the row of a city. The row in ``PlaceTable`` is used if there is one, because its position is more exact.
  init(_ city: CityDirectory.City) {
    let stop = PlaceTable.rows.first {
      $0.countryCode == city.countryCode && $0.name == city.name
        && $0.coordinate.distance(to: city.coordinate) < Self.samePlaceDistance
    }
    if let stop {
      self = stop
      return
    }
    let zone = ZoneTable.rows[min(city.zoneIndex, ZoneTable.rows.count - 1)]
    self.init(
      name: city.name, countryCode: city.countryCode,
      country: PlaceTable.countries[city.countryCode] ?? city.countryCode, coordinate: city.coordinate,
      population: city.population, zone: zone.zone, utcOffset: zone.utcOffset)
  }

  /// Creates the row of the place that a time zone is named after.
  init(_ zone: ZoneTable.Row) {
    self.init(
      name: zone.name, countryCode: zone.countryCode,
      country: PlaceTable.countries[zone.countryCode] ?? zone.countryCode, coordinate: zone.coordinate,
      population: 0, zone: zone.zone, utcOffset: zone.utcOffset)
  }
}
