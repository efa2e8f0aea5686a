import SantaCore

/// Numbers as the languages write them.
enum PageNumber {
  /// Returns a number in groups of three digits: `7,700,000,000`.
  static func grouped(_ number: Int, in language: PageLanguage) -> String {
    let forms = forms(in: language)
    if !forms.groupsThousands, number.magnitude < 10_000 { return "\(number)" }
    return NumberText.grouped(number).split(separator: ",").joined(separator: forms.group)
  }

  /// Returns a number with at most `decimals` decimals: `12.5`.
  static func decimal(_ number: Double, decimals: Int, in language: PageLanguage) -> String {
    NumberText.decimal(number, decimals: decimals).split(separator: ".").joined(
      separator: forms(in: language).decimal)
  }

  /// Returns the separators of a language, which the table of words has as two examples.
  private static func forms(in language: PageLanguage) -> (
    group: String, decimal: String, groupsThousands: Bool
  ) {
    let examples = PageWords.all.text("numbers", in: language).split(separator: " ").map(String.init)
    guard let short = examples.first, let long = examples.last else { return (",", ".", true) }
    return (part(of: long, "2", "3") ?? ",", part(of: long, "5", "6") ?? ".", short != "1234")
  }

  private static func part(of text: String, _ first: Character, _ second: Character) -> String? {
    guard let start = text.firstIndex(of: first), let end = text.firstIndex(of: second), start < end else {
      return nil
    }
    return String(text[text.index(after: start)..<end])
  }
}
