import SantaSync

/// A right that can be given.
enum ShareLevel: String, CaseIterable, Sendable {
  case read, write, manage

  var level: AccessLevel {
    switch self {
    case .read: .read
    case .write: .write
    case .manage: .manage
    }
  }
}

extension CommandLineArguments {
  /// Parses a word as a level.
  func level(_ word: String) throws(UsageError) -> ShareLevel {
    guard let level = ShareLevel(rawValue: word) else {
      throw error(.invalidArgument(word, ShareLevel.allCases.map(\.rawValue)))
    }
    return level
  }
}
