/// "Merry Christmas" in the languages of ``CountryTable``.
enum Greeting {
  /// Returns the greeting in a language, or in English if the language isn't in the table.
  static func text(inLanguage code: String) -> String { greetings[code] ?? english }

  static let english = "Merry Christmas!"

  /// The languages in the table, for tests.
  static var languages: Set<String> { Set(greetings.keys) }

  private static let greetings: [String: String] = Dictionary(
    table.split(separator: "\n").compactMap { line in
      line.firstIndex(of: " ").map { (String(line[..<$0]), String(line[line.index(after: $0)...])) }
    }, uniquingKeysWith: { first, _ in first })

  /// The ISO 639 code and the greeting. `zht` is Chinese in traditional characters, and `srl` is Serbian in Latin ones.
  private static let table = """
    am መልካም ገና!
    ar عيد ميلاد مجيد!
    az Milad bayramınız mübarək!
    be З Калядамі!
    bg Весела Коледа!
    bi Hapi Krismas!
    bn শুভ বড়দিন!
    bs Sretan Božić!
    ca Bon Nadal!
    cs Veselé Vánoce!
    da Glædelig jul!
    de Frohe Weihnachten!
    el Καλά Χριστούγεννα!
    en Merry Christmas!
    es ¡Feliz Navidad!
    et Häid jõule!
    fa کریسمس مبارک!
    fi Hyvää joulua!
    fo Gleðilig jól!
    fr Joyeux Noël !
    ga Nollaig shona!
    he חג מולד שמח!
    hi क्रिसमस की शुभकामनाएँ!
    hr Sretan Božić!
    ht Jwaye Nwèl!
    hu Boldog karácsonyt!
    hy Շնորհավոր Սուրբ Ծնունդ!
    id Selamat Hari Natal!
    is Gleðileg jól!
    it Buon Natale!
    ja メリークリスマス！
    ka გილოცავთ შობას!
    kk Рождество құтты болсын!
    kl Juullimi pilluarit!
    km រីករាយបុណ្យណូអែល!
    ko 메리 크리스마스!
    ky Рождество майрамыңыздар менен!
    lb Schéi Chrëschtdeeg!
    lo ສຸກສັນວັນຄຣິດສະມາດ!
    lt Linksmų Kalėdų!
    lv Priecīgus Ziemassvētkus!
    mg Tratry ny Krismasy!
    mk Среќен Божиќ!
    mn Зул сарын баярын мэнд!
    ms Selamat Hari Krismas!
    mt Il-Milied it-Tajjeb!
    my မယ်ရီခရစ္စမတ်!
    ne क्रिसमसको शुभकामना!
    nl Vrolijk kerstfeest!
    no God jul!
    ny Khirisimasi yabwino!
    pap Bon Pasku!
    pl Wesołych Świąt!
    pt Feliz Natal!
    ro Crăciun fericit!
    ru С Рождеством!
    rw Noheli nziza!
    si සුබ නත්තලක් වේවා!
    sk Veselé Vianoce!
    sl Vesel božič!
    sm Manuia le Kerisimasi!
    so Kirismas wanaagsan!
    sq Gëzuar Krishtlindjet!
    sr Срећан Божић!
    srl Srećan Božić!
    sv God jul!
    sw Krismasi njema!
    tg Мавлуди Исо муборак!
    th สุขสันต์วันคริสต์มาส!
    ti ርሑስ በዓል ልደት!
    tk Roždestwo gutly bolsun!
    tl Maligayang Pasko!
    to Kilisimasi fiefia!
    tpi Meri Krismas!
    tr Mutlu Noeller!
    tvl Manuia te Kilisimasi!
    uk З Різдвом!
    ur کرسمس مبارک!
    uz Rojdestvo muborak!
    vi Chúc mừng Giáng sinh!
    zh 圣诞快乐！
    zht 聖誕快樂！
    zu UKhisimusi omuhle!
    """
}
