import Testing

@testable import SantaModels

/// Homes by the names that people use for their own cities. The names and positions are from memory, atlases and Unicode's CLDR, not
/// from the table that is tested.
struct NativeNamesTests {
  /// The distance, in metres, within which a position that was written down by hand must be.
  private static let tolerance = 60_000.0

  /// Country, position in whole and tenth degrees, and the names of the city.
  private static let placed: [(country: String, latitude: Double, longitude: Double, names: String)] = [
    ("KR", 37.6, 127.0, "서울 서울시"), ("KR", 35.2, 129.1, "부산"), ("KR", 37.5, 126.7, "인천"),
    ("KR", 35.9, 128.6, "대구"),
    ("CN", 22.5, 114.1, "深圳 深圳市"), ("CN", 23.1, 113.3, "廣州 广州"), ("CN", 39.9, 116.4, "北京"),
    ("CN", 31.2, 121.5, "上海"),
    ("CN", 30.7, 104.1, "成都"), ("CN", 30.6, 114.3, "武汉 武漢"), ("CN", 34.3, 108.9, "西安"),
    ("CN", 39.1, 117.2, "天津"),
    ("TW", 25.0, 121.5, "臺北 台北"), ("TW", 22.6, 120.3, "高雄"), ("HK", 22.3, 114.2, "香港"),
    ("MO", 22.2, 113.5, "澳門 澳门"),
    ("JP", 35.7, 139.7, "東京"), ("JP", 34.7, 135.5, "大阪"), ("JP", 43.1, 141.3, "札幌"),
    ("JP", 35.2, 136.9, "名古屋"),
    ("JP", 33.6, 130.4, "福岡"), ("VN", 21.0, 105.8, "Hà_Nội"),
    ("VN", 10.8, 106.7, "Thành_phố_Hồ_Chí_Minh Sài_Gòn"),
    ("VN", 16.1, 108.2, "Đà_Nẵng"), ("TH", 13.8, 100.5, "กรุงเทพมหานคร กรุงเทพ"), ("TH", 18.8, 99.0, "เชียงใหม่"),
    ("BT", 27.5, 89.6, "ཐིམ་ཕུག"), ("CN", 43.8, 87.6, "우루무치"), ("CH", 47.4, 8.5, "Züri"),
    ("KH", 11.6, 104.9, "ភ្នំពេញ"), ("MM", 16.8, 96.2, "ရန်ကုန်"), ("IN", 28.7, 77.2, "दिल्ली"),
    ("IN", 19.1, 72.9, "मुंबई"),
    ("IN", 22.6, 88.4, "কলকাতা কোলকাতা కోల్‌కతా ಕೊಲ್ಕತ್ತಾ କୋଲକାତା ڪلڪتا"),
    ("IN", 13.1, 80.3, "சென்னை"), ("IN", 13.0, 77.6, "ಬೆಂಗಳೂರು"),
    ("IN", 17.4, 78.5, "హైదరాబాద్"),
    ("IN", 23.0, 72.6, "અમદાવાદ"), ("IN", 18.5, 73.9, "पुणे"), ("IN", 26.9, 75.8, "जयपुर"),
    ("BD", 23.8, 90.4, "ঢাকা"),
    ("NP", 27.7, 85.3, "काठमाडौं काठमाण्डौ काठमाण्डौं"), ("LK", 6.9, 79.9, "කොළඹ"), ("PK", 24.9, 67.0, "کراچی"),
    ("PK", 31.5, 74.3, "لاہور"),
    ("AF", 34.5, 69.2, "کابل"), ("IR", 35.7, 51.4, "تهران"), ("IR", 36.3, 59.6, "مشهد"),
    ("IR", 32.7, 51.7, "اصفهان"),
    ("IQ", 33.3, 44.4, "بغداد"), ("SA", 24.7, 46.7, "الرياض"), ("SA", 21.4, 39.8, "مكة"),
    ("SA", 21.5, 39.2, "جدة"),
    ("AE", 25.2, 55.3, "دبي"), ("AE", 24.5, 54.4, "أبوظبي"), ("QA", 25.3, 51.5, "الدوحة"),
    ("SY", 33.5, 36.3, "دمشق"),
    ("LB", 33.9, 35.5, "بيروت"), ("JO", 31.9, 35.9, "عمان عمّان"), ("EG", 30.0, 31.2, "القاهرة"),
    ("EG", 31.2, 29.9, "الإسكندرية"),
    ("MA", 33.6, -7.6, "الدار_البيضاء Casablanca"), ("DZ", 36.8, 3.1, "الجزائر Alger"),
    ("TN", 36.8, 10.2, "تونس"),
    ("LY", 32.9, 13.2, "طرابلس"), ("SD", 15.6, 32.5, "الخرطوم"), ("IL", 32.8, 35.0, "חיפה"),
    ("IL", 32.1, 34.8, "תל_אביב"),
    ("IL", 31.8, 35.2, "ירושלים"), ("GE", 41.7, 44.8, "თბილისი"), ("AM", 40.2, 44.5, "Երևան Երեւան"),
    ("AZ", 40.4, 49.9, "Bakı"),
    ("UZ", 41.3, 69.2, "Toshkent Тошкент"), ("UZ", 39.7, 67.0, "Samarqand"), ("KZ", 43.3, 76.9, "Алматы"),
    ("KG", 42.9, 74.6, "Бишкек"),
    ("TJ", 38.6, 68.8, "Душанбе"), ("MN", 47.9, 106.9, "Улаанбаатар"), ("RU", 55.8, 37.6, "Москва"),
    ("RU", 55.0, 82.9, "Новосибирск"),
    ("RU", 59.9, 30.3, "Санкт-Петербург"), ("RU", 56.8, 60.6, "Екатеринбург"),
    ("RU", 53.0, 36.1, "Орёл Орел"), ("UA", 50.5, 30.5, "Київ"),
    ("UA", 49.8, 24.0, "Львів"), ("UA", 50.0, 36.2, "Харків"), ("BY", 53.9, 27.6, "Мінск Минск"),
    ("BG", 42.7, 23.3, "София"),
    ("BG", 42.1, 24.7, "Пловдив"), ("RS", 44.8, 20.5, "Београд Beograd"), ("MK", 42.0, 21.4, "Скопје"),
    ("GR", 38.0, 23.7, "Αθήνα"),
    ("GR", 40.6, 22.9, "Θεσσαλονίκη"), ("ET", 9.0, 38.7, "አዲስ_አበባ"), ("DE", 48.1, 11.6, "München"),
    ("DE", 50.9, 7.0, "Köln"),
    ("DE", 49.5, 11.1, "Nürnberg"), ("AT", 48.2, 16.4, "Wien"), ("CH", 47.4, 8.5, "Zürich"),
    ("CH", 46.2, 6.1, "Genève Genf"),
    ("IT", 45.5, 9.2, "Milano"), ("IT", 43.8, 11.3, "Firenze"), ("IT", 45.4, 12.3, "Venezia"),
    ("PL", 52.2, 21.0, "Warszawa"),
  ]

  /// Country, and the names of its cities.
  private static let named: [(country: String, names: String)] = [
    ("IT", "Roma Napoli Torino Genova"), ("PL", "Kraków Łódź Wrocław Gdańsk"), ("CZ", "Praha Brno Plzeň"),
    ("SK", "Bratislava Košice"),
    ("HU", "Budapest Győr"), ("RO", "București Iași Cluj-Napoca"), ("HR", "Zagreb Rijeka"),
    ("SI", "Ljubljana"), ("BA", "Sarajevo"),
    ("AL", "Tiranë"), ("TR", "İstanbul İzmir Şanlıurfa"), ("FR", "Marseille Saint-Étienne Nîmes"),
    ("BE", "Bruxelles Brussel Antwerpen Gent"),
    ("NL", "Den_Haag ’s-Gravenhage Rotterdam"), ("LU", "Lëtzebuerg"),
    ("ES", "Sevilla A_Coruña Donostia Zaragoza"), ("PT", "Lisboa Porto"),
    ("DK", "København Århus"), ("SE", "Göteborg Malmö"), ("NO", "Tromsø Trondheim"),
    ("FI", "Helsinki Helsingfors Turku"), ("IS", "Reykjavík"),
    ("IE", "Dublin"), ("EE", "Tallinn"), ("LV", "Rīga"), ("LT", "Vilnius Kaunas"), ("MD", "Chișinău"),
    ("DE", "Düsseldorf Göttingen"),
    ("BR", "São_Paulo Brasília Belém"), ("MX", "Ciudad_de_México León Querétaro"), ("CO", "Bogotá Medellín"),
    ("CU", "La_Habana"),
    ("PE", "Lima"), ("PY", "Asunción"), ("CL", "Valparaíso"), ("AR", "Córdoba"), ("ID", "Jakarta Surabaya"),
    ("PH", "Maynila"),
    ("TM", "Aşgabat"), ("SN", "Dakar"), ("NG", "Lagos"), ("KE", "Nairobi"), ("MG", "Antananarivo"),
    ("CA", "Montréal Québec"),
    ("US", "Nueva_York San_José,_CA"), ("CY", "Λευκωσία Λεμεσός"), ("MT", "Valletta"),
  ]

  private static func list(_ names: String) -> [String] {
    names.split(separator: " ").map { String($0.map { $0 == "_" ? " " : $0 }) }
  }

  @Test("The list has 200 names of 60 countries")
  func size() {
    let names = Self.placed.flatMap { Self.list($0.names) } + Self.named.flatMap { Self.list($0.names) }
    #expect(Set(names).count >= 200)
    #expect(Set(Self.placed.map(\.country) + Self.named.map(\.country)).count >= 60)
    #expect(Self.placed.count >= 60)
  }

  @Test("Cities are found by their native names, in the right place", arguments: placed)
  func places(_ city: (country: String, latitude: Double, longitude: Double, names: String)) throws {
    for name in Self.list(city.names) {
      let home = try HomePlace.parse(name)
      let distance = home.coordinate.distance(to: .of(city.latitude, city.longitude))
      #expect(distance < Self.tolerance, "\(name): \(home.name)")
      #expect(home.place?.countryCode == city.country, "\(name): \(home.name)")
    }
  }

  @Test("Cities are found by their native names, in the right country", arguments: named)
  func countries(_ cities: (country: String, names: String)) throws {
    for name in Self.list(cities.names) {
      #expect(try HomePlace.parse(name).place?.countryCode == cities.country, "\(name)")
    }
  }
}
