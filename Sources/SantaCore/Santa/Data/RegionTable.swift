/// The states and provinces of the countries in which several cities in ``CityTable`` have the same name.
///
/// `scripts/make-place-tables.py` makes the table.
enum RegionTable {
  /// One state or province.
  struct Row: Hashable, Sendable {
    /// The country code, ISO 3166-1 alpha-2.
    let countryCode: String
    /// The abbreviation, of two or three letters.
    let code: String
    let name: String
  }

  /// All rows, parsed once.
  static let rows: [Row] = text.split(separator: "\n").compactMap { line in
    let fields = line.split(separator: " ", maxSplits: 2)
    guard fields.count == 3 else { return nil }
    return Row(countryCode: String(fields[0]), code: String(fields[1]), name: String(fields[2]))
  }

  /// Country, abbreviation, name.
  static let text = """
    AU ACT Australian Capital Territory
    AU NSW New South Wales
    AU NT Northern Territory
    AU QLD Queensland
    AU SA South Australia
    AU TAS Tasmania
    AU VIC Victoria
    AU WA Western Australia
    BR AC Acre
    BR AL Alagoas
    BR AP Amapá
    BR AM Amazonas
    BR BA Bahia
    BR CE Ceará
    BR DF Distrito Federal
    BR ES Espírito Santo
    BR MS Mato Grosso do Sul
    BR MA Maranhão
    BR MT Mato Grosso
    BR MG Minas Gerais
    BR PA Pará
    BR PB Paraíba
    BR PR Paraná
    BR PI Piauí
    BR RJ Rio de Janeiro
    BR RN Rio Grande do Norte
    BR RS Rio Grande do Sul
    BR RO Rondônia
    BR RR Roraima
    BR SC Santa Catarina
    BR SP São Paulo
    BR SE Sergipe
    BR GO Goiás
    BR PE Pernambuco
    BR TO Tocantins
    CA AB Alberta
    CA BC British Columbia
    CA MB Manitoba
    CA NB New Brunswick
    CA NL Newfoundland and Labrador
    CA NS Nova Scotia
    CA ON Ontario
    CA PE Prince Edward Island
    CA QC Quebec
    CA SK Saskatchewan
    CA YT Yukon
    CA NT Northwest Territories
    CA NU Nunavut
    CN AH Anhui
    CN ZJ Zhejiang
    CN JX Jiangxi
    CN JS Jiangsu
    CN JL Jilin
    CN QH Qinghai
    CN FJ Fujian
    CN HL Heilongjiang
    CN HA Henan
    CN HE Hebei
    CN HN Hunan
    CN HB Hubei
    CN XJ Xinjiang
    CN XZ Tibet
    CN GS Gansu
    CN GX Guangxi
    CN GZ Guizhou
    CN LN Liaoning
    CN NM Inner Mongolia
    CN NX Ningxia
    CN BJ Beijing
    CN SH Shanghai
    CN SX Shanxi
    CN SD Shandong
    CN SN Shaanxi
    CN TJ Tianjin
    CN YN Yunnan
    CN GD Guangdong
    CN HI Hainan
    CN SC Sichuan
    CN CQ Chongqing
    DE BW Baden-Württemberg
    DE BY Bavaria
    DE HB Bremen
    DE HH Hamburg
    DE HE Hesse
    DE NI Lower Saxony
    DE NW North Rhine-Westphalia
    DE RP Rhineland-Palatinate
    DE SL Saarland
    DE SH Schleswig-Holstein
    DE BB Brandenburg
    DE MV Mecklenburg-Vorpommern
    DE SN Saxony
    DE ST Saxony-Anhalt
    DE TH Thuringia
    DE BE Berlin
    GB ENG England
    GB SCT Scotland
    GB WLS Wales
    GB NIR Northern Ireland
    IN AP Andhra Pradesh
    IN AS Assam
    IN CH Chandigarh
    IN DL Delhi
    IN GJ Gujarat
    IN HR Haryana
    IN HP Himachal Pradesh
    IN JK Jammu and Kashmir
    IN KL Kerala
    IN MH Maharashtra
    IN MN Manipur
    IN ML Meghalaya
    IN KA Karnataka
    IN NL Nagaland
    IN OD Odisha
    IN PY Puducherry
    IN PB Punjab
    IN RJ Rajasthan
    IN TN Tamil Nadu
    IN TR Tripura
    IN WB West Bengal
    IN MZ Mizoram
    IN GA Goa
    IN BR Bihar
    IN MP Madhya Pradesh
    IN UP Uttar Pradesh
    IN CG Chhattisgarh
    IN JH Jharkhand
    IN UK Uttarakhand
    IN TG Telangana
    MX AGU Aguascalientes
    MX BCN Baja California
    MX BCS Baja California Sur
    MX CAM Campeche
    MX CHP Chiapas
    MX CHH Chihuahua
    MX COA Coahuila
    MX COL Colima
    MX CMX Mexico City
    MX DUR Durango
    MX GUA Guanajuato
    MX GRO Guerrero
    MX HID Hidalgo
    MX JAL Jalisco
    MX MEX México
    MX MIC Michoacán
    MX MOR Morelos
    MX NAY Nayarit
    MX NLE Nuevo León
    MX OAX Oaxaca
    MX PUE Puebla
    MX QUE Querétaro
    MX ROO Quintana Roo
    MX SLP San Luis Potosí
    MX SIN Sinaloa
    MX SON Sonora
    MX TAB Tabasco
    MX TAM Tamaulipas
    MX TLA Tlaxcala
    MX VER Veracruz
    MX YUC Yucatán
    MX ZAC Zacatecas
    US AK Alaska
    US AL Alabama
    US AR Arkansas
    US AZ Arizona
    US CA California
    US CO Colorado
    US CT Connecticut
    US DC District of Columbia
    US DE Delaware
    US FL Florida
    US GA Georgia
    US HI Hawaii
    US IA Iowa
    US ID Idaho
    US IL Illinois
    US IN Indiana
    US KS Kansas
    US KY Kentucky
    US LA Louisiana
    US MA Massachusetts
    US MD Maryland
    US ME Maine
    US MI Michigan
    US MN Minnesota
    US MO Missouri
    US MS Mississippi
    US MT Montana
    US NC North Carolina
    US ND North Dakota
    US NE Nebraska
    US NH New Hampshire
    US NJ New Jersey
    US NM New Mexico
    US NV Nevada
    US NY New York
    US OH Ohio
    US OK Oklahoma
    US OR Oregon
    US PA Pennsylvania
    US RI Rhode Island
    US SC South Carolina
    US SD South Dakota
    US TN Tennessee
    US TX Texas
    US UT Utah
    US VA Virginia
    US VT Vermont
    US WA Washington
    US WI Wisconsin
    US WV West Virginia
    US WY Wyoming
    """
}
