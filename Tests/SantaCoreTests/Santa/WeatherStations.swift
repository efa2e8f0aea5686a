@testable import SantaModels

/// Weather stations on all continents, with the mean temperatures of their Decembers.
///
/// The temperatures are the normals of 1991 to 2020 that the weather services of the countries publish through the World
/// Meteorological Organization, rounded to half a degree or better.
enum WeatherStations {
  /// A station.
  struct Station: Sendable {
    let name: String
    let coordinate: Coordinate
    /// The mean temperature of December, in degrees Celsius.
    let december: Double
  }

  static let all: [Station] = table.split(separator: "\n").compactMap { line in
    let fields = line.split(separator: ";")
    guard fields.count == 4, let latitude = Double(fields[1]), let longitude = Double(fields[2]),
      let december = Double(fields[3]), let coordinate = Coordinate(latitude: latitude, longitude: longitude)
    else { return nil }
    return Station(name: String(fields[0]), coordinate: coordinate, december: december)
  }

  /// Name, latitude, longitude, and temperature.
  private static let table = """
    Yakutsk;62.03;129.73;-37
    Harbin;45.75;126.65;-16
    La Paz;-16.5;-68.15;9
    London;51.51;-0.13;6
    Verkhoyansk;67.55;133.39;-43
    Novosibirsk;55.03;82.92;-14
    Irkutsk;52.29;104.3;-15.5
    Moscow;55.75;37.62;-5
    Saint Petersburg;59.94;30.31;-3.5
    Helsinki;60.17;24.94;-1.5
    Oslo;59.91;10.75;-3
    Tromso;69.65;18.96;-2
    Reykjavik;64.15;-21.94;0.5
    Nuuk;64.18;-51.72;-6
    Longyearbyen;78.22;15.65;-9
    Berlin;52.52;13.41;2
    Paris;48.85;2.35;5.5
    Madrid;40.42;-3.7;7
    Lisbon;38.72;-9.13;12
    Rome;41.89;12.48;9
    Athens;37.98;23.73;12
    Istanbul;41.01;28.98;8.5
    Ankara;39.93;32.86;2.5
    Cairo;30.04;31.24;15.5
    Dakar;14.69;-17.44;24
    Lagos;6.45;3.39;27.5
    Addis Ababa;9.02;38.75;16
    Nairobi;-1.29;36.82;19.5
    Johannesburg;-26.2;28.04;19.5
    Cape Town;-33.93;18.42;20
    Antananarivo;-18.91;47.54;20.5
    Riyadh;24.69;46.72;16
    Tehran;35.69;51.42;7
    Dubai;25.08;55.31;21
    Karachi;24.86;67.01;20
    New Delhi;28.64;77.22;15.5
    Mumbai;19.07;72.88;25.5
    Colombo;6.93;79.85;27
    Kathmandu;27.7;85.32;11.5
    Lhasa;29.65;91.1;0
    Bangkok;13.75;100.5;27
    Singapore;1.29;103.85;26.5
    Jakarta;-6.21;106.85;27.5
    Manila;14.6;120.98;26.5
    Hong Kong;22.28;114.17;18
    Beijing;39.91;116.4;-1.5
    Seoul;37.57;127.0;0.5
    Tokyo;35.69;139.69;7.7
    Sapporo;43.06;141.35;-1
    Ulaanbaatar;47.91;106.88;-19.5
    Almaty;43.25;76.93;-2.5
    Darwin;-12.46;130.84;29.5
    Alice Springs;-23.7;133.88;28
    Sydney;-33.87;151.21;22
    Perth;-31.95;115.86;23
    Auckland;-36.85;174.76;18.5
    Honolulu;21.31;-157.86;24
    Anchorage;61.22;-149.9;-7
    Fairbanks;64.84;-147.72;-20
    Yellowknife;62.45;-114.37;-22
    Winnipeg;49.88;-97.15;-13
    Montreal;45.51;-73.59;-5
    New York;40.71;-74.01;4
    Chicago;41.85;-87.65;-1
    Denver;39.74;-104.98;0
    Los Angeles;34.05;-118.24;14
    Seattle;47.61;-122.33;5
    Miami;25.77;-80.19;21.5
    Mexico City;19.43;-99.13;15
    Bogota;4.61;-74.08;13.5
    Quito;-0.23;-78.52;14.5
    Lima;-12.04;-77.03;21
    Manaus;-3.1;-60.02;27.5
    Rio de Janeiro;-22.91;-43.18;26
    Buenos Aires;-34.61;-58.38;23.5
    Santiago;-33.46;-70.65;20
    Punta Arenas;-53.15;-70.92;10
    Ushuaia;-54.81;-68.32;9
    Base Orcadas;-60.74;-44.74;0
    McMurdo;-77.85;166.67;-3.5
    South Pole;-90.0;0.0;-27
    """
}
