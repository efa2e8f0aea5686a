extension String {
  /// The first 200 scalars of a text that another program wrote.
  var bounded: String { String(String.UnicodeScalarView(unicodeScalars.prefix(200))) }
}
