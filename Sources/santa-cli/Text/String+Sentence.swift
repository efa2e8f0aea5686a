extension String {
  /// The string with a full stop at its end, unless it already ends a sentence.
  var asSentence: String { last.map { ".?!".contains($0) } ?? true ? self : self + "." }
}
