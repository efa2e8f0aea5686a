/// Finds the strings from which a misspelled string may come.
enum Misspelling {
  /// The alphabets of the scripts in which a letter may be replaced or missing. In other scripts, only surplus and exchanged
  /// letters are corrected.
  private static let alphabets = [
    "abcdefghijklmnopqrstuvwxyz", "абвгдежзиклмнопрстуфхцчшщъыьэюяієґћђјљњџқғң", "αβγδεζηθικλμνξοπρστυφχψω",
    "אבגדהוזחטיכךלמםנןסעפףצץקרשת", "ابتثجحخدذرزسشصضطظعغفقكلمنهويپچگژ",
  ].map { Array($0.unicodeScalars) }

  /// Returns the strings that differ from a string by one letter that is missing, surplus, different or exchanged with the next
  /// one.
  static func corrections(of letters: [Unicode.Scalar]) -> Set<String> {
    var corrections: Set<String> = []
    func add(_ letters: some Sequence<Unicode.Scalar>) {
      var view = String.UnicodeScalarView()
      view.append(contentsOf: letters)
      corrections.insert(String(view))
    }
    let alphabet = alphabets.first { alphabet in letters.contains { alphabet.contains($0) } } ?? []
    for index in 0...letters.count {
      let (front, back) = (letters[..<index], letters[index...])
      for letter in alphabet {
        add(front + [letter] + back)
        if !back.isEmpty { add(front + [letter] + back.dropFirst()) }
      }
      if !back.isEmpty { add(front + back.dropFirst()) }
      if back.count > 1 { add(front + [letters[index + 1], letters[index]] + back.dropFirst(2)) }
    }
    return corrections
  }
}
