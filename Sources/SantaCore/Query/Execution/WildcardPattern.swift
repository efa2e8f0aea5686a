/// A pattern in which `*` matches any sequence of characters, and `?` matches a single character.
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

  /// Returns whether a whole string matches. O(n · m) in the worst case, for n characters and m parts of the pattern.
  func matches(_ text: String) -> Bool {
    var (position, part) = (text.startIndex, 0)
    // The state after the last `*`, which matches one more character on each retry.
    var retry: (position: String.Index, part: Int)?
    while position < text.endIndex {
      if part < parts.count, parts[part] == .any {
        part += 1
        retry = (position, part)
      } else if part < parts.count, parts[part] == .one || parts[part] == .character(text[position]) {
        (position, part) = (text.index(after: position), part + 1)
      } else if let last = retry {
        (position, part) = (text.index(after: last.position), last.part)
        retry = (position, part)
      } else {
        return false
      }
    }
    return parts[part...].allSatisfy { $0 == .any }
  }
}
