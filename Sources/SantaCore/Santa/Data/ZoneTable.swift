/// The time zones of the world, with the coordinates of the places that they are named after.
///
/// The table contains the first three columns of `zone.tab` of tzdata 2025b (public domain): country, position in ISO 6709
/// format, zone. The fourth column, which `scripts/make-place-tables.py` adds, is the zone's offset from UTC at Christmas.
enum ZoneTable {
  /// One time zone.
  struct Row: Hashable, Sendable {
    /// The country code, ISO 3166-1 alpha-2.
    let countryCode: String
    /// The name in the tz database, for example `Europe/Berlin`.
    let zone: String
    let coordinate: Coordinate
    /// The offset on 24 December 2000 in minutes, then each later year in which another offset applied, with that offset.
    let offsets: String

    /// Returns the seconds east of UTC on 24 December of a year. The years after the last change, and before 2000, have the
    /// offset of the nearest year in the table.
    func utcOffset(year: Int) -> Int {
      var minutes = 0
      for (index, change) in offsets.split(separator: ",").enumerated() {
        let parts = change.split(separator: ":")
        if index > 0, let first = parts.first.flatMap({ Int($0) }), first > year { break }
        minutes = parts.last.flatMap { Int($0) } ?? minutes
      }
      return minutes * 60
    }

    /// The seconds east of UTC on 24 December, by today's rules.
    var utcOffset: Int { utcOffset(year: .max) }

    /// The name of the place: the last part of the zone's name, for example `Buenos Aires`.
    var name: String { Self.placeName(ofZone: zone) }

    static func placeName(ofZone zone: String) -> String {
      let last = zone.split(separator: "/").last ?? ""
      return String(last.map { $0 == "_" ? " " : $0 })
    }
  }

  /// All zones in the order of the table, parsed once.
  static let rows: [Row] = rows(of: text)

  /// Parses a table. A line that isn't a zone is skipped, and a test counts the zones.
  static func rows(of text: String) -> [Row] {
    text.split(separator: "\n").compactMap { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard fields.count == 4, let coordinate = coordinate(of: fields[1]) else { return nil }
      return Row(
        countryCode: String(fields[0]), zone: String(fields[2]), coordinate: coordinate,
        offsets: String(fields[3]))
    }
  }

  /// Parses `+-DDMM+-DDDMM` or `+-DDMMSS+-DDDMMSS`.
  private static func coordinate(of text: Substring) -> Coordinate? {
    guard let second = text.dropFirst().firstIndex(where: { $0 == "+" || $0 == "-" }),
      let latitude = degrees(of: text[..<second], wholeDigits: 2),
      let longitude = degrees(of: text[second...], wholeDigits: 3)
    else { return nil }
    return Coordinate(latitude: latitude, longitude: longitude)
  }

  private static func degrees(of text: Substring, wholeDigits: Int) -> Double? {
    let digits = text.dropFirst()
    guard digits.count == wholeDigits + 2 || digits.count == wholeDigits + 4,
      let whole = Int(digits.prefix(wholeDigits)), let minutes = Int(digits.dropFirst(wholeDigits).prefix(2)),
      let seconds = digits.count > wholeDigits + 2 ? Int(digits.suffix(2)) : 0
    else { return nil }
    let degrees = Double(whole * 3600 + minutes * 60 + seconds) / 3600
    return text.first == "-" ? -degrees : degrees
  }

  /// Returns the index of a zone in ``rows`` by its name or by an old name; nil for other names, and for zones without a place,
  /// such as `UTC`. Names are case-sensitive, as in the system.
  static func index(ofZoneNamed name: String) -> Int? {
    if let index = rows.firstIndex(where: { $0.zone == name }) { return index }
    for line in links.split(separator: "\n") {
      let names = line.split(separator: " ")
      if names.dropFirst().contains(where: { $0 == name }) {
        return rows.firstIndex { $0.zone == names[0] }
      }
    }
    return nil
  }

  /// Country, position, zone, offsets.
  static let text = #"""
    AD	+4230+00131	Europe/Andorra	60
    AE	+2518+05518	Asia/Dubai	240
    AF	+3431+06912	Asia/Kabul	270
    AG	+1703-06148	America/Antigua	-240
    AI	+1812-06304	America/Anguilla	-240
    AL	+4120+01950	Europe/Tirane	60
    AM	+4011+04430	Asia/Yerevan	240
    AO	-0848+01314	Africa/Luanda	60
    AQ	-7750+16636	Antarctica/McMurdo	780
    AQ	-6617+11031	Antarctica/Casey	480,2009:660,2010:480,2011:660,2012:480,2016:660,2023:480
    AQ	-6835+07758	Antarctica/Davis	420,2009:300,2010:420,2011:300,2012:420
    AQ	-6640+14001	Antarctica/DumontDUrville	600
    AQ	-6736+06253	Antarctica/Mawson	360,2009:300
    AQ	-6448-06406	Antarctica/Palmer	-180
    AQ	-6734-06808	Antarctica/Rothera	-180
    AQ	-690022+0393524	Antarctica/Syowa	180
    AQ	-720041+0023206	Antarctica/Troll	0
    AQ	-7824+10654	Antarctica/Vostok	420,2023:300
    AR	-3436-05827	America/Argentina/Buenos_Aires	-180,2008:-120,2009:-180
    AR	-3124-06411	America/Argentina/Cordoba	-180,2008:-120,2009:-180
    AR	-2447-06525	America/Argentina/Salta	-180
    AR	-2411-06518	America/Argentina/Jujuy	-180
    AR	-2649-06513	America/Argentina/Tucuman	-180,2008:-120,2009:-180
    AR	-2828-06547	America/Argentina/Catamarca	-180
    AR	-2926-06651	America/Argentina/La_Rioja	-180
    AR	-3132-06831	America/Argentina/San_Juan	-180
    AR	-3253-06849	America/Argentina/Mendoza	-180
    AR	-3319-06621	America/Argentina/San_Luis	-180
    AR	-5138-06913	America/Argentina/Rio_Gallegos	-180
    AR	-5448-06818	America/Argentina/Ushuaia	-180
    AS	-1416-17042	Pacific/Pago_Pago	-660
    AT	+4813+01620	Europe/Vienna	60
    AU	-3133+15905	Australia/Lord_Howe	660
    AU	-5430+15857	Antarctica/Macquarie	660
    AU	-4253+14719	Australia/Hobart	660
    AU	-3749+14458	Australia/Melbourne	660
    AU	-3352+15113	Australia/Sydney	660
    AU	-3157+14127	Australia/Broken_Hill	630
    AU	-2728+15302	Australia/Brisbane	600
    AU	-2016+14900	Australia/Lindeman	600
    AU	-3455+13835	Australia/Adelaide	630
    AU	-1228+13050	Australia/Darwin	570
    AU	-3157+11551	Australia/Perth	480,2006:540,2009:480
    AU	-3143+12852	Australia/Eucla	525,2006:585,2009:525
    AW	+1230-06958	America/Aruba	-240
    AX	+6006+01957	Europe/Mariehamn	120
    AZ	+4023+04951	Asia/Baku	240
    BA	+4352+01825	Europe/Sarajevo	60
    BB	+1306-05937	America/Barbados	-240
    BD	+2343+09025	Asia/Dhaka	360,2009:420,2010:360
    BE	+5050+00420	Europe/Brussels	60
    BF	+1222-00131	Africa/Ouagadougou	0
    BG	+4241+02319	Europe/Sofia	120
    BH	+2623+05035	Asia/Bahrain	180
    BI	-0323+02922	Africa/Bujumbura	120
    BJ	+0629+00237	Africa/Porto-Novo	60
    BL	+1753-06251	America/St_Barthelemy	-240
    BM	+3217-06446	Atlantic/Bermuda	-240
    BN	+0456+11455	Asia/Brunei	480
    BO	-1630-06809	America/La_Paz	-240
    BQ	+120903-0681636	America/Kralendijk	-240
    BR	-0351-03225	America/Noronha	-120,2001:-60,2002:-120
    BR	-0127-04829	America/Belem	-180
    BR	-0343-03830	America/Fortaleza	-180,2001:-120,2002:-180
    BR	-0803-03454	America/Recife	-180,2001:-120,2002:-180
    BR	-0712-04812	America/Araguaina	-120,2003:-180,2012:-120,2013:-180
    BR	-0940-03543	America/Maceio	-180,2001:-120,2002:-180
    BR	-1259-03831	America/Bahia	-120,2003:-180,2011:-120,2012:-180
    BR	-2332-04637	America/Sao_Paulo	-120,2019:-180
    BR	-2027-05437	America/Campo_Grande	-180,2019:-240
    BR	-1535-05605	America/Cuiaba	-180,2003:-240,2004:-180,2019:-240
    BR	-0226-05452	America/Santarem	-240,2008:-180
    BR	-0846-06354	America/Porto_Velho	-240
    BR	+0249-06040	America/Boa_Vista	-240
    BR	-0308-06001	America/Manaus	-240
    BR	-0640-06952	America/Eirunepe	-300,2008:-240,2013:-300
    BR	-0958-06748	America/Rio_Branco	-300,2008:-240,2013:-300
    BS	+2505-07721	America/Nassau	-300
    BT	+2728+08939	Asia/Thimphu	360
    BW	-2439+02555	Africa/Gaborone	120
    BY	+5354+02734	Europe/Minsk	120,2011:180
    BZ	+1730-08812	America/Belize	-360
    CA	+4734-05243	America/St_Johns	-210
    CA	+4439-06336	America/Halifax	-240
    CA	+4612-05957	America/Glace_Bay	-240
    CA	+4606-06447	America/Moncton	-240
    CA	+5320-06025	America/Goose_Bay	-240
    CA	+5125-05707	America/Blanc-Sablon	-240
    CA	+4339-07923	America/Toronto	-300
    CA	+6344-06828	America/Iqaluit	-300
    CA	+484531-0913718	America/Atikokan	-300
    CA	+4953-09709	America/Winnipeg	-360
    CA	+744144-0944945	America/Resolute	-300,2001:-360,2006:-300,2007:-360
    CA	+624900-0920459	America/Rankin_Inlet	-300,2001:-360
    CA	+5024-10439	America/Regina	-360
    CA	+5017-10750	America/Swift_Current	-360
    CA	+5333-11328	America/Edmonton	-420
    CA	+690650-1050310	America/Cambridge_Bay	-360,2001:-420
    CA	+682059-1334300	America/Inuvik	-420
    CA	+4906-11631	America/Creston	-420
    CA	+5546-12014	America/Dawson_Creek	-420
    CA	+5848-12242	America/Fort_Nelson	-480,2015:-420
    CA	+6043-13503	America/Whitehorse	-480,2020:-420
    CA	+6404-13925	America/Dawson	-480,2020:-420
    CA	+4916-12307	America/Vancouver	-480
    CC	-1210+09655	Indian/Cocos	390
    CD	-0418+01518	Africa/Kinshasa	60
    CD	-1140+02728	Africa/Lubumbashi	120
    CF	+0422+01835	Africa/Bangui	60
    CG	-0416+01517	Africa/Brazzaville	60
    CH	+4723+00832	Europe/Zurich	60
    CI	+0519-00402	Africa/Abidjan	0
    CK	-2114-15946	Pacific/Rarotonga	-600
    CL	-3327-07040	America/Santiago	-180
    CL	-4534-07204	America/Coyhaique	-180
    CL	-5309-07055	America/Punta_Arenas	-180
    CL	-2709-10926	Pacific/Easter	-300
    CM	+0403+00942	Africa/Douala	60
    CN	+3114+12128	Asia/Shanghai	480
    CN	+4348+08735	Asia/Urumqi	360
    CO	+0436-07405	America/Bogota	-300
    CR	+0956-08405	America/Costa_Rica	-360
    CU	+2308-08222	America/Havana	-300,2004:-240,2006:-300
    CV	+1455-02331	Atlantic/Cape_Verde	-60
    CW	+1211-06900	America/Curacao	-240
    CX	-1025+10543	Indian/Christmas	420
    CY	+3510+03322	Asia/Nicosia	120
    CY	+3507+03357	Asia/Famagusta	120,2016:180,2017:120
    CZ	+5005+01426	Europe/Prague	60
    DE	+5230+01322	Europe/Berlin	60
    DE	+4742+00841	Europe/Busingen	60
    DJ	+1136+04309	Africa/Djibouti	180
    DK	+5540+01235	Europe/Copenhagen	60
    DM	+1518-06124	America/Dominica	-240
    DO	+1828-06954	America/Santo_Domingo	-240
    DZ	+3647+00303	Africa/Algiers	60
    EC	-0210-07950	America/Guayaquil	-300
    EC	-0054-08936	Pacific/Galapagos	-360
    EE	+5925+02445	Europe/Tallinn	120
    EG	+3003+03115	Africa/Cairo	120
    EH	+2709-01312	Africa/El_Aaiun	0,2018:60
    ER	+1520+03853	Africa/Asmara	180
    ES	+4024-00341	Europe/Madrid	60
    ES	+3553-00519	Africa/Ceuta	60
    ES	+2806-01524	Atlantic/Canary	0
    ET	+0902+03842	Africa/Addis_Ababa	180
    FI	+6010+02458	Europe/Helsinki	120
    FJ	-1808+17825	Pacific/Fiji	720,2009:780,2021:720
    FK	-5142-05751	Atlantic/Stanley	-180
    FM	+0725+15147	Pacific/Chuuk	600
    FM	+0658+15813	Pacific/Pohnpei	660
    FM	+0519+16259	Pacific/Kosrae	660
    FO	+6201-00646	Atlantic/Faroe	0
    FR	+4852+00220	Europe/Paris	60
    GA	+0023+00927	Africa/Libreville	60
    GB	+513030-0000731	Europe/London	0
    GD	+1203-06145	America/Grenada	-240
    GE	+4143+04449	Asia/Tbilisi	240,2004:180,2005:240
    GF	+0456-05220	America/Cayenne	-180
    GG	+492717-0023210	Europe/Guernsey	0
    GH	+0533-00013	Africa/Accra	0
    GI	+3608-00521	Europe/Gibraltar	60
    GL	+6411-05144	America/Nuuk	-180,2023:-120
    GL	+7646-01840	America/Danmarkshavn	0
    GL	+7029-02158	America/Scoresbysund	-60,2024:-120
    GL	+7634-06847	America/Thule	-240
    GM	+1328-01639	Africa/Banjul	0
    GN	+0931-01343	Africa/Conakry	0
    GP	+1614-06132	America/Guadeloupe	-240
    GQ	+0345+00847	Africa/Malabo	60
    GR	+3758+02343	Europe/Athens	120
    GS	-5416-03632	Atlantic/South_Georgia	-120
    GT	+1438-09031	America/Guatemala	-360
    GU	+1328+14445	Pacific/Guam	600
    GW	+1151-01535	Africa/Bissau	0
    GY	+0648-05810	America/Guyana	-240
    HK	+2217+11409	Asia/Hong_Kong	480
    HN	+1406-08713	America/Tegucigalpa	-360
    HR	+4548+01558	Europe/Zagreb	60
    HT	+1832-07220	America/Port-au-Prince	-300
    HU	+4730+01905	Europe/Budapest	60
    ID	-0610+10648	Asia/Jakarta	420
    ID	-0002+10920	Asia/Pontianak	420
    ID	-0507+11924	Asia/Makassar	480
    ID	-0232+14042	Asia/Jayapura	540
    IE	+5320-00615	Europe/Dublin	0
    IL	+314650+0351326	Asia/Jerusalem	120
    IM	+5409-00428	Europe/Isle_of_Man	0
    IN	+2232+08822	Asia/Kolkata	330
    IO	-0720+07225	Indian/Chagos	360
    IQ	+3321+04425	Asia/Baghdad	180
    IR	+3540+05126	Asia/Tehran	210
    IS	+6409-02151	Atlantic/Reykjavik	0
    IT	+4154+01229	Europe/Rome	60
    JE	+491101-0020624	Europe/Jersey	0
    JM	+175805-0764736	America/Jamaica	-300
    JO	+3157+03556	Asia/Amman	120,2012:180,2013:120,2022:180
    JP	+353916+1394441	Asia/Tokyo	540
    KE	-0117+03649	Africa/Nairobi	180
    KG	+4254+07436	Asia/Bishkek	300,2005:360
    KH	+1133+10455	Asia/Phnom_Penh	420
    KI	+0125+17300	Pacific/Tarawa	720
    KI	-0247-17143	Pacific/Kanton	780
    KI	+0152-15720	Pacific/Kiritimati	840
    KM	-1141+04316	Indian/Comoro	180
    KN	+1718-06243	America/St_Kitts	-240
    KP	+3901+12545	Asia/Pyongyang	540,2015:510,2018:540
    KR	+3733+12658	Asia/Seoul	540
    KW	+2920+04759	Asia/Kuwait	180
    KY	+1918-08123	America/Cayman	-300
    KZ	+4315+07657	Asia/Almaty	360,2024:300
    KZ	+4448+06528	Asia/Qyzylorda	300,2004:360,2018:300
    KZ	+5312+06337	Asia/Qostanay	300,2004:360,2024:300
    KZ	+5017+05710	Asia/Aqtobe	300
    KZ	+4431+05016	Asia/Aqtau	240,2004:300
    KZ	+4707+05156	Asia/Atyrau	240,2004:300
    KZ	+5113+05121	Asia/Oral	240,2004:300
    LA	+1758+10236	Asia/Vientiane	420
    LB	+3353+03530	Asia/Beirut	120
    LC	+1401-06100	America/St_Lucia	-240
    LI	+4709+00931	Europe/Vaduz	60
    LK	+0656+07951	Asia/Colombo	360,2006:330
    LR	+0618-01047	Africa/Monrovia	0
    LS	-2928+02730	Africa/Maseru	120
    LT	+5441+02519	Europe/Vilnius	120
    LU	+4936+00609	Europe/Luxembourg	60
    LV	+5657+02406	Europe/Riga	120
    LY	+3254+01311	Africa/Tripoli	120,2012:60,2013:120
    MA	+3339-00735	Africa/Casablanca	0,2018:60
    MC	+4342+00723	Europe/Monaco	60
    MD	+4700+02850	Europe/Chisinau	120
    ME	+4226+01916	Europe/Podgorica	60
    MF	+1804-06305	America/Marigot	-240
    MG	-1855+04731	Indian/Antananarivo	180
    MH	+0709+17112	Pacific/Majuro	720
    MH	+0905+16720	Pacific/Kwajalein	720
    MK	+4159+02126	Europe/Skopje	60
    ML	+1239-00800	Africa/Bamako	0
    MM	+1647+09610	Asia/Yangon	390
    MN	+4755+10653	Asia/Ulaanbaatar	480
    MN	+4801+09139	Asia/Hovd	420
    MO	+221150+1133230	Asia/Macau	480
    MP	+1512+14545	Pacific/Saipan	600
    MQ	+1436-06105	America/Martinique	-240
    MR	+1806-01557	Africa/Nouakchott	0
    MS	+1643-06213	America/Montserrat	-240
    MT	+3554+01431	Europe/Malta	60
    MU	-2010+05730	Indian/Mauritius	240,2008:300,2009:240
    MV	+0410+07330	Indian/Maldives	300
    MW	-1547+03500	Africa/Blantyre	120
    MX	+1924-09909	America/Mexico_City	-360
    MX	+2105-08646	America/Cancun	-360,2015:-300
    MX	+2058-08937	America/Merida	-360
    MX	+2540-10019	America/Monterrey	-360
    MX	+2550-09730	America/Matamoros	-360
    MX	+2838-10605	America/Chihuahua	-420,2022:-360
    MX	+3144-10629	America/Ciudad_Juarez	-420
    MX	+2934-10425	America/Ojinaga	-420,2022:-360
    MX	+2313-10625	America/Mazatlan	-420
    MX	+2048-10515	America/Bahia_Banderas	-420,2010:-360
    MX	+2904-11058	America/Hermosillo	-420
    MX	+3232-11701	America/Tijuana	-480
    MY	+0310+10142	Asia/Kuala_Lumpur	480
    MY	+0133+11020	Asia/Kuching	480
    MZ	-2558+03235	Africa/Maputo	120
    NA	-2234+01706	Africa/Windhoek	120
    NC	-2216+16627	Pacific/Noumea	660
    NE	+1331+00207	Africa/Niamey	60
    NF	-2903+16758	Pacific/Norfolk	690,2015:660,2019:720
    NG	+0627+00324	Africa/Lagos	60
    NI	+1209-08617	America/Managua	-360
    NL	+5222+00454	Europe/Amsterdam	60
    NO	+5955+01045	Europe/Oslo	60
    NP	+2743+08519	Asia/Kathmandu	345
    NR	-0031+16655	Pacific/Nauru	720
    NU	-1901-16955	Pacific/Niue	-660
    NZ	-3652+17446	Pacific/Auckland	780
    NZ	-4357-17633	Pacific/Chatham	825
    OM	+2336+05835	Asia/Muscat	240
    PA	+0858-07932	America/Panama	-300
    PE	-1203-07703	America/Lima	-300
    PF	-1732-14934	Pacific/Tahiti	-600
    PF	-0900-13930	Pacific/Marquesas	-570
    PF	-2308-13457	Pacific/Gambier	-540
    PG	-0930+14710	Pacific/Port_Moresby	600
    PG	-0613+15534	Pacific/Bougainville	600,2015:660
    PH	+143512+1205804	Asia/Manila	480
    PK	+2452+06703	Asia/Karachi	300
    PL	+5215+02100	Europe/Warsaw	60
    PM	+4703-05620	America/Miquelon	-180
    PN	-2504-13005	Pacific/Pitcairn	-480
    PR	+182806-0660622	America/Puerto_Rico	-240
    PS	+3130+03428	Asia/Gaza	120
    PS	+313200+0350542	Asia/Hebron	120
    PT	+3843-00908	Europe/Lisbon	0
    PT	+3238-01654	Atlantic/Madeira	0
    PT	+3744-02540	Atlantic/Azores	-60
    PW	+0720+13429	Pacific/Palau	540
    PY	-2516-05740	America/Asuncion	-180
    QA	+2517+05132	Asia/Qatar	180
    RE	-2052+05528	Indian/Reunion	240
    RO	+4426+02606	Europe/Bucharest	120
    RS	+4450+02030	Europe/Belgrade	60
    RU	+5443+02030	Europe/Kaliningrad	120,2011:180,2014:120
    RU	+554521+0373704	Europe/Moscow	180,2011:240,2014:180
    UA	+4457+03406	Europe/Simferopol	120,2014:180
    RU	+5836+04939	Europe/Kirov	180,2011:240,2014:180
    RU	+4844+04425	Europe/Volgograd	180,2011:240,2014:180,2018:240,2021:180
    RU	+4621+04803	Europe/Astrakhan	180,2011:240,2014:180,2016:240
    RU	+5134+04602	Europe/Saratov	180,2011:240,2014:180,2016:240
    RU	+5420+04824	Europe/Ulyanovsk	180,2011:240,2014:180,2016:240
    RU	+5312+05009	Europe/Samara	240,2010:180,2011:240
    RU	+5651+06036	Asia/Yekaterinburg	300,2011:360,2014:300
    RU	+5500+07324	Asia/Omsk	360,2011:420,2014:360
    RU	+5502+08255	Asia/Novosibirsk	360,2011:420,2014:360,2016:420
    RU	+5322+08345	Asia/Barnaul	360,2011:420,2014:360,2016:420
    RU	+5630+08458	Asia/Tomsk	420,2002:360,2011:420,2014:360,2016:420
    RU	+5345+08707	Asia/Novokuznetsk	420,2010:360,2011:420
    RU	+5601+09250	Asia/Krasnoyarsk	420,2011:480,2014:420
    RU	+5216+10420	Asia/Irkutsk	480,2011:540,2014:480
    RU	+5203+11328	Asia/Chita	540,2011:600,2014:480,2016:540
    RU	+6200+12940	Asia/Yakutsk	540,2011:600,2014:540
    RU	+623923+1353314	Asia/Khandyga	540,2004:600,2014:540
    RU	+4310+13156	Asia/Vladivostok	600,2011:660,2014:600
    RU	+643337+1431336	Asia/Ust-Nera	660,2014:600
    RU	+5934+15048	Asia/Magadan	660,2011:720,2014:600,2016:660
    RU	+4658+14242	Asia/Sakhalin	600,2011:660,2014:600,2016:660
    RU	+6728+15343	Asia/Srednekolymsk	660,2011:720,2014:660
    RU	+5301+15839	Asia/Kamchatka	720,2010:660,2011:720
    RU	+6445+17729	Asia/Anadyr	720,2010:660,2011:720
    RW	-0157+03004	Africa/Kigali	120
    SA	+2438+04643	Asia/Riyadh	180
    SB	-0932+16012	Pacific/Guadalcanal	660
    SC	-0440+05528	Indian/Mahe	240
    SD	+1536+03232	Africa/Khartoum	180,2017:120
    SE	+5920+01803	Europe/Stockholm	60
    SG	+0117+10351	Asia/Singapore	480
    SH	-1555-00542	Atlantic/St_Helena	0
    SI	+4603+01431	Europe/Ljubljana	60
    SJ	+7800+01600	Arctic/Longyearbyen	60
    SK	+4809+01707	Europe/Bratislava	60
    SL	+0830-01315	Africa/Freetown	0
    SM	+4355+01228	Europe/San_Marino	60
    SN	+1440-01726	Africa/Dakar	0
    SO	+0204+04522	Africa/Mogadishu	180
    SR	+0550-05510	America/Paramaribo	-180
    SS	+0451+03137	Africa/Juba	180,2021:120
    ST	+0020+00644	Africa/Sao_Tome	0,2018:60,2019:0
    SV	+1342-08912	America/El_Salvador	-360
    SX	+180305-0630250	America/Lower_Princes	-240
    SY	+3330+03618	Asia/Damascus	120,2022:180
    SZ	-2618+03106	Africa/Mbabane	120
    TC	+2128-07108	America/Grand_Turk	-300,2015:-240,2018:-300
    TD	+1207+01503	Africa/Ndjamena	60
    TF	-492110+0701303	Indian/Kerguelen	300
    TG	+0608+00113	Africa/Lome	0
    TH	+1345+10031	Asia/Bangkok	420
    TJ	+3835+06848	Asia/Dushanbe	300
    TK	-0922-17114	Pacific/Fakaofo	-660,2012:780
    TL	-0833+12535	Asia/Dili	540
    TM	+3757+05823	Asia/Ashgabat	300
    TN	+3648+01011	Africa/Tunis	60
    TO	-210800-1751200	Pacific/Tongatapu	840,2002:780,2016:840,2017:780
    TR	+4101+02858	Europe/Istanbul	120,2016:180
    TT	+1039-06131	America/Port_of_Spain	-240
    TV	-0831+17913	Pacific/Funafuti	720
    TW	+2503+12130	Asia/Taipei	480
    TZ	-0648+03917	Africa/Dar_es_Salaam	180
    UA	+5026+03031	Europe/Kyiv	120
    UG	+0019+03225	Africa/Kampala	180
    UM	+2813-17722	Pacific/Midway	-660
    UM	+1917+16637	Pacific/Wake	720
    US	+404251-0740023	America/New_York	-300
    US	+421953-0830245	America/Detroit	-300
    US	+381515-0854534	America/Kentucky/Louisville	-300
    US	+364947-0845057	America/Kentucky/Monticello	-300
    US	+394606-0860929	America/Indiana/Indianapolis	-300
    US	+384038-0873143	America/Indiana/Vincennes	-300,2006:-360,2007:-300
    US	+410305-0863611	America/Indiana/Winamac	-300,2006:-360,2007:-300
    US	+382232-0862041	America/Indiana/Marengo	-300
    US	+382931-0871643	America/Indiana/Petersburg	-300,2006:-360,2007:-300
    US	+384452-0850402	America/Indiana/Vevay	-300
    US	+415100-0873900	America/Chicago	-360
    US	+375711-0864541	America/Indiana/Tell_City	-300,2006:-360
    US	+411745-0863730	America/Indiana/Knox	-300,2006:-360
    US	+450628-0873651	America/Menominee	-360
    US	+470659-1011757	America/North_Dakota/Center	-360
    US	+465042-1012439	America/North_Dakota/New_Salem	-420,2003:-360
    US	+471551-1014640	America/North_Dakota/Beulah	-420,2010:-360
    US	+394421-1045903	America/Denver	-420
    US	+433649-1161209	America/Boise	-420
    US	+332654-1120424	America/Phoenix	-420
    US	+340308-1181434	America/Los_Angeles	-480
    US	+611305-1495401	America/Anchorage	-540
    US	+581807-1342511	America/Juneau	-540
    US	+571035-1351807	America/Sitka	-540
    US	+550737-1313435	America/Metlakatla	-480,2015:-540,2018:-480,2019:-540
    US	+593249-1394338	America/Yakutat	-540
    US	+643004-1652423	America/Nome	-540
    US	+515248-1763929	America/Adak	-600
    US	+211825-1575130	Pacific/Honolulu	-600
    UY	-345433-0561245	America/Montevideo	-180,2004:-120,2015:-180
    UZ	+3940+06648	Asia/Samarkand	300
    UZ	+4120+06918	Asia/Tashkent	300
    VA	+415408+0122711	Europe/Vatican	60
    VC	+1309-06114	America/St_Vincent	-240
    VE	+1030-06656	America/Caracas	-240,2007:-270,2016:-240
    VG	+1827-06437	America/Tortola	-240
    VI	+1821-06456	America/St_Thomas	-240
    VN	+1045+10640	Asia/Ho_Chi_Minh	420
    VU	-1740+16825	Pacific/Efate	660
    WF	-1318-17610	Pacific/Wallis	720
    WS	-1350-17144	Pacific/Apia	-660,2010:-600,2012:840,2021:780
    YE	+1245+04512	Asia/Aden	180
    YT	-1247+04514	Indian/Mayotte	180
    ZA	-2615+02800	Africa/Johannesburg	120
    ZM	-1525+02817	Africa/Lusaka	120
    ZW	-1750+03103	Africa/Harare	120
    """#

  /// A zone, followed by its old names: the links of tzdata 2025b to it, without the names of rules such as `EST`.
  static let links = """
    Africa/Asmara Africa/Asmera
    Africa/Bamako Africa/Timbuktu
    Africa/Cairo Egypt
    Africa/Tripoli Libya
    America/Adak America/Atka US/Aleutian
    America/Anchorage US/Alaska
    America/Argentina/Buenos_Aires America/Buenos_Aires
    America/Argentina/Catamarca America/Argentina/ComodRivadavia America/Catamarca
    America/Argentina/Cordoba America/Cordoba America/Rosario
    America/Argentina/Jujuy America/Jujuy
    America/Argentina/Mendoza America/Mendoza
    America/Atikokan America/Coral_Harbour
    America/Chicago US/Central
    America/Denver America/Shiprock Navajo US/Mountain
    America/Detroit US/Michigan
    America/Edmonton America/Yellowknife Canada/Mountain
    America/Halifax Canada/Atlantic
    America/Havana Cuba
    America/Indiana/Indianapolis America/Fort_Wayne America/Indianapolis US/East-Indiana
    America/Indiana/Knox America/Knox_IN US/Indiana-Starke
    America/Iqaluit America/Pangnirtung
    America/Jamaica Jamaica
    America/Kentucky/Louisville America/Louisville
    America/Los_Angeles US/Pacific
    America/Manaus Brazil/West
    America/Mazatlan Mexico/BajaSur
    America/Mexico_City Mexico/General
    America/New_York US/Eastern
    America/Noronha Brazil/DeNoronha
    America/Nuuk America/Godthab
    America/Phoenix US/Arizona
    America/Regina Canada/Saskatchewan
    America/Rio_Branco America/Porto_Acre Brazil/Acre
    America/Santiago Chile/Continental
    America/Sao_Paulo Brazil/East
    America/St_Johns Canada/Newfoundland
    America/St_Thomas America/Virgin
    America/Tijuana America/Ensenada America/Santa_Isabel Mexico/BajaNorte
    America/Toronto America/Montreal America/Nipigon America/Thunder_Bay Canada/Eastern
    America/Vancouver Canada/Pacific
    America/Whitehorse Canada/Yukon
    America/Winnipeg America/Rainy_River Canada/Central
    Asia/Ashgabat Asia/Ashkhabad
    Asia/Dhaka Asia/Dacca
    Asia/Ho_Chi_Minh Asia/Saigon
    Asia/Hong_Kong Hongkong
    Asia/Jerusalem Asia/Tel_Aviv Israel
    Asia/Kathmandu Asia/Katmandu
    Asia/Kolkata Asia/Calcutta
    Asia/Macau Asia/Macao
    Asia/Makassar Asia/Ujung_Pandang
    Asia/Nicosia Europe/Nicosia
    Asia/Seoul ROK
    Asia/Shanghai Asia/Chongqing Asia/Chungking Asia/Harbin PRC
    Asia/Singapore Singapore
    Asia/Taipei ROC
    Asia/Tehran Iran
    Asia/Thimphu Asia/Thimbu
    Asia/Tokyo Japan
    Asia/Ulaanbaatar Asia/Choibalsan Asia/Ulan_Bator
    Asia/Urumqi Asia/Kashgar
    Asia/Yangon Asia/Rangoon
    Atlantic/Faroe Atlantic/Faeroe
    Atlantic/Reykjavik Iceland
    Australia/Adelaide Australia/South
    Australia/Brisbane Australia/Queensland
    Australia/Broken_Hill Australia/Yancowinna
    Australia/Darwin Australia/North
    Australia/Hobart Australia/Currie Australia/Tasmania
    Australia/Lord_Howe Australia/LHI
    Australia/Melbourne Australia/Victoria
    Australia/Perth Australia/West
    Australia/Sydney Australia/ACT Australia/Canberra Australia/NSW
    Europe/Berlin Atlantic/Jan_Mayen
    Europe/Chisinau Europe/Tiraspol
    Europe/Dublin Eire
    Europe/Istanbul Asia/Istanbul Turkey
    Europe/Kyiv Europe/Kiev Europe/Uzhgorod Europe/Zaporozhye
    Europe/Lisbon Portugal
    Europe/London Europe/Belfast GB GB-Eire
    Europe/Moscow W-SU
    Europe/Warsaw Poland
    Pacific/Auckland NZ
    Pacific/Chatham NZ-CHAT
    Pacific/Chuuk Pacific/Truk Pacific/Yap
    Pacific/Easter Chile/EasterIsland
    Pacific/Honolulu US/Hawaii
    Pacific/Kanton Pacific/Enderbury
    Pacific/Kwajalein Kwajalein
    Pacific/Pago_Pago Pacific/Samoa US/Samoa
    Pacific/Pohnpei Pacific/Ponape
    """
}
