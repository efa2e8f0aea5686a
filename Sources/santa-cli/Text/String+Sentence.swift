extension String {
  /// The text with a full stop, unless it ends as a sentence.
  var asSentence: String { last.map { ".?!".contains($0) } ?? true ? self : self + "." }
}
