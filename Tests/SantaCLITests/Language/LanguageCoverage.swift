import Foundation

@testable import SantaModels
@testable import santa_cli

/// The part of the tracker's output that a language doesn't translate.
struct LanguageCoverage {
  let language: Language

  init(of language: Language) { self.language = language }

  /// The English names of the places and countries of the built-in route, and of the places after which time zones are named.
  static let places = Set(PlaceTable.rows.flatMap { [$0.name, $0.country] } + ["North Pole", "Arctic"])

  static let zones = Set(ZoneTable.rows.map(\.name))

  /// The places without a name in the script of the language. A language in Latin script uses the English name of a place for
  /// which it lacks a name.
  var untranslatedPlaces: [String] { Self.places.filter { !isWritten(language.place($0)) }.sorted() }

  var untranslatedZones: [String] { Self.zones.filter { !isWritten(language.place($0)) }.sorted() }

  /// The number of names that differ from the English ones.
  var translatedCount: Int { Self.places.count { language.place($0) != $0 } }

  /// Whether the string is in the script of the language. 東京 is Japanese, and 东京 is Chinese: Japanese names don't
  /// contain letters that only simplified Chinese has, and the reverse.
  func isWritten(_ text: String) -> Bool {
    let letters = text.unicodeScalars.filter { $0.properties.isAlphabetic }
    guard !letters.isEmpty else { return false }
    switch language.rawValue {
    case "ja":
      return letters.allSatisfy(Self.isIdeographOrKana) && !text.contains(where: Self.simplified.contains)
    case "zh-Hans":
      return letters.allSatisfy(Self.isIdeograph) && !text.contains(where: Self.traditional.contains)
    case "ko": return letters.allSatisfy { (0xAC00...0xD7A3).contains($0.value) }
    default:
      return letters.allSatisfy {
        $0.isASCII || ($0.properties.name ?? "").hasPrefix("LATIN ") || Self.isModifier($0)
      }
    }
  }

  private static func isIdeograph(_ scalar: Unicode.Scalar) -> Bool {
    (0x4E00...0x9FFF).contains(scalar.value)
  }

  private static func isIdeographOrKana(_ scalar: Unicode.Scalar) -> Bool {
    isIdeograph(scalar) || (0x3040...0x30FF).contains(scalar.value)
  }

  private static func isModifier(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .modifierLetter
  }

  /// Letters of Chinese names that the character set of Japanese, EUC-JP, doesn't have.
  private static let simplified = Set(
    "东临丽义乌乔买亚伦兑兰关兴兹冈军凤凯则刚别剑务劳勋华卢卫历发叻图垄复头实宾尔岗岘岛岭庆库庙开彻德怀扬抚挝揭斋时查树桥毕汉汤沧泽济满滨热爱玛琼盐矶窝约纳"
      + "纽绍维绵缅罗聂联节芜苏荆萨让讷设诗诞诺谢贝贡贵费贾赖赛赞赣车辅边迈远连逊郑郸钦银锡长门陆韦韩顺顿领颇颜飞饶马骚鱼鲁鲜鸦鹤鹰黑齐龙"
  )
  /// Letters of Japanese and traditional names that the character set of simplified Chinese, GB 2312, doesn't have.
  private static let traditional = Set(
    "亜呉塩壌寧岡島崗嶺広徳恵慶掲揚撫東極樹欽沢済滄漢瀋無煙竜紹綿義臨興荊荘華蕪蘇蘭覇諸貢貴贛連達遠鄭鄲銀錫長門開関陽雲韓順領頭饒鮮鶴鷹羅爾維聖貝納瓊樂紐倫豐縣鄉龍鐵國灣臺馬"
  )
}
