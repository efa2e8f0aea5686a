#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A matcher for strings and data. The pattern is prepared once.
struct TextMatcher {
  private enum Pattern {
    case text(String)
    case wildcards(WildcardPattern)
    case data(Data)
    case null
    /// A value of a type that never matches.
    case other
  }

  private let match: Expression.Match
  private let options: Expression.TextOptions
  private let pattern: Pattern

  init(_ match: Expression.Match, _ value: StoredValue, _ options: Expression.TextOptions) {
    self.match = match
    self.options = options
    pattern =
      switch value {
      case .string(let text) where match == .like: .wildcards(WildcardPattern(text.folded(options)))
      case .string(let text): .text(text.folded(options))
      case .data(let data): .data(data)
      case .null: .null
      default: .other
      }
  }

  func matches(_ value: StoredValue) -> Bool {
    switch (pattern, value) {
    case (.text(let pattern), .string(let text)): matches(text.folded(options), pattern)
    case (.wildcards(let pattern), .string(let text)): pattern.matches(text.folded(options))
    case (.data(let pattern), .data(let data)): matches(data, pattern)
    case (.null, .null): match == .equals
    default: match == .differs
    }
  }

  private func matches(_ text: String, _ pattern: String) -> Bool {
    switch match {
    case .contains: text.contains(pattern)
    case .begins: text.hasPrefix(pattern)
    case .ends: text.hasSuffix(pattern)
    case .equals, .like: text == pattern
    case .differs: text != pattern
    }
  }

  private func matches(_ data: Data, _ pattern: Data) -> Bool {
    switch match {
    case .contains: pattern.isEmpty || data.contains(pattern)
    case .begins: data.starts(with: pattern)
    case .ends: data.count >= pattern.count && data.suffix(pattern.count) == pattern
    case .equals, .like: data == pattern
    case .differs: data != pattern
    }
  }
}

extension Data {
  /// Returns whether the data contains the bytes of `other` as a contiguous sequence. O(n · m) in the worst case.
  fileprivate func contains(_ other: Data) -> Bool {
    var rest = self[...]
    while rest.count >= other.count {
      guard let start = rest.firstIndex(of: other[other.startIndex]) else { return false }
      rest = rest[start...]
      if rest.starts(with: other) { return true }
      rest = rest.dropFirst()
    }
    return false
  }
}
