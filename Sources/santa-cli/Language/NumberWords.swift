import SantaCore

/// The form of numbers and quantities in a language.
struct NumberWords: Sendable {
  /// The separators, which are taken from the example in the table.
  private var groupSeparator = ","
  private var decimalSeparator = "."
  /// Whether a number of four digits is grouped.
  private var groupsThousands = true
  var kilometers: Phrase
  var miles: Phrase
  var kilometersPerHour: Phrase
  var milesPerHour: Phrase
  var celsius: Phrase
  var fahrenheit: Phrase
  private var share: Phrase

  init(_ table: WordTable) {
    let examples = table.text("1,234 12,345.6|the form of numbers").split(separator: " ").map(String.init)
    if let short = examples.first, let long = examples.last {
      groupsThousands = short != "1234"
      groupSeparator = Self.part(of: long, between: "2", "3") ?? groupSeparator
      decimalSeparator = Self.part(of: long, between: "5", "6") ?? decimalSeparator
    }
    (kilometers, miles) = (table.phrase("{number} km"), table.phrase("{number} mi"))
    (kilometersPerHour, milesPerHour) = (table.phrase("{number} km/h"), table.phrase("{number} mi/h"))
    (celsius, fahrenheit) = (table.phrase("{number} °C"), table.phrase("{number} °F"))
    share = table.phrase("{number} %")
  }

  private static func part(of text: String, between first: Character, _ second: Character) -> String? {
    guard let start = text.firstIndex(of: first), let end = text.firstIndex(of: second), start < end else {
      return nil
    }
    return String(text[text.index(after: start)..<end])
  }

  /// Returns the number in groups of three digits: `7,700,000,000`.
  func grouped(_ number: Int) -> String {
    if !groupsThousands, number.magnitude < 10_000 { return "\(number)" }
    let text = NumberText.grouped(number)
    return groupSeparator == "," ? text : text.split(separator: ",").joined(separator: groupSeparator)
  }

  /// Returns the number with at most `decimals` decimals, without trailing zeros: `12.5`.
  func decimal(_ number: Double, decimals: Int) -> String {
    let text = NumberText.decimal(number, decimals: decimals)
    return decimalSeparator == "." ? text : text.split(separator: ".").joined(separator: decimalSeparator)
  }

  func percent(_ number: Int) -> String { share(["number": "\(number)"]) }
}

extension Language {
  var numbers: NumberWords { words(NumberWords.init) }

  /// Returns the number in groups of three digits, as this language writes it.
  func number(_ number: Int) -> String { numbers.grouped(number) }

  /// Returns the number with at most `decimals` decimals, as this language writes it.
  func decimal(_ number: Double, decimals: Int = 1) -> String { numbers.decimal(number, decimals: decimals) }
}
