/// A text with `*` for any characters and `?` for one.
struct WildcardPattern {
  private enum Part: Equatable {
    case character(Character)
    case one
    case any
  }

  private var parts: [Part] = []

  init(_ text: String) {
    var isEscaped = false
    for character in text {
      switch character {
      case "\\" where !isEscaped:
        isEscaped = true
        continue
      case "*" where !isEscaped: if parts.last != .any { parts.append(.any) }
      case "?" where !isEscaped: parts.append(.one)
      default: parts.append(.character(character))
      }
      isEscaped = false
    }
    if isEscaped { parts.append(.character("\\")) }
  }

  /// O(characters of the text · parts) at worst.
  func matches(_ text: String) -> Bool {
    var (place, part) = (text.startIndex, 0)
    // Where to go on after the last `*`, which takes one character more each time.
    var retry: (place: String.Index, part: Int)?
    while place < text.endIndex {
      if part < parts.count, parts[part] == .any {
        part += 1
        retry = (place, part)
      } else if part < parts.count, parts[part] == .one || parts[part] == .character(text[place]) {
        (place, part) = (text.index(after: place), part + 1)
      } else if let last = retry {
        (place, part) = (text.index(after: last.place), last.part)
        retry = (place, part)
      } else {
        return false
      }
    }
    return parts[part...].allSatisfy { $0 == .any }
  }
}
