/// The format of a postcard.
enum PostcardFormat: String, CaseIterable, Sendable {
  case svg, png, txt

  /// Returns the format of a file with this name; nil if its suffix isn't one of the formats.
  init?(fileName: String) {
    guard let dot = fileName.lastIndex(of: ".") else { return nil }
    self.init(rawValue: fileName[fileName.index(after: dot)...].lowercased())
  }
}
