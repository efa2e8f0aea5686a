/// The work that the requests ask for.
enum MorseCode {
  struct Unknown: Error, CustomStringConvertible {
    var character: Character
    var description: String { "There is no Morse code for \(character)." }
  }

  private static let codes: [Character: String] = [
    "A": ".-", "B": "-...", "C": "-.-.", "D": "-..", "E": ".", "F": "..-.", "G": "--.", "H": "....",
    "I": "..", "J": ".---", "K": "-.-", "L": ".-..", "M": "--", "N": "-.", "O": "---", "P": ".--.",
    "Q": "--.-", "R": ".-.", "S": "...", "T": "-", "U": "..-", "V": "...-", "W": ".--", "X": "-..-",
    "Y": "-.--", "Z": "--..", " ": "/",
  ]

  /// Translates a text, slowly, as if another service did it.
  static func translating(_ text: String) async throws -> String {
    try await Task.sleep(for: .milliseconds(.random(in: 150...250)))
    return try text.uppercased().map { character in
      guard let code = codes[character] else { throw Unknown(character: character) }
      return code
    }.joined(separator: " ")
  }
}
