import Foundation

extension String {
  /// The string without characters that a terminal would interpret as commands, or that change the direction of text.
  var printable: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.map { scalar in
          switch scalar.properties.generalCategory {
          case .control, .lineSeparator, .paragraphSeparator: " "
          case .format where scalar != "\u{200D}": " "
          default: scalar
          }
        }))
  }

  /// The number of columns that a terminal needs for the string.
  public var columns: Int { reduce(0) { $0 + $1.columns } }

  /// Returns the string in exactly this many columns: truncated with an ellipsis, or padded with spaces.
  public func fitted(_ columns: Int) -> String {
    guard self.columns > columns else { return self + String(repeating: " ", count: columns - self.columns) }
    return columns > 0 ? (prefix(columns: columns - 1) + "…").fitted(columns) : ""
  }

  /// Returns the longest prefix that fits in this many columns.
  func prefix(columns: Int) -> String {
    var room = columns
    return String(
      prefix { character in
        room -= character.columns
        return room >= 0
      })
  }
}

extension Character {
  fileprivate var columns: Int {
    // An emoji can consist of any number of scalars. U+FE0F requests the emoji instead of the text symbol.
    if unicodeScalars.contains(where: { $0.properties.isEmojiPresentation || $0 == "\u{FE0F}" }) { return 2 }
    return unicodeScalars.map(\.columns).max() ?? 0
  }
}

extension Unicode.Scalar {
  fileprivate var columns: Int {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: 0
    default: Self.wide.contains { $0.contains(value) } ? 2 : 1
    }
  }

  /// The scripts of East Asia and the full-width forms. The standard library has no such property.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF,
    0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x17000...0x18DFF, 0x1B000...0x1B2FF,
    0x20000...0x3FFFD,
  ]
}

extension Date {
  /// Returns how long ago this date was, for example `3 h ago`.
  public func relative(to now: Date) -> String {
    guard self != .distantPast else { return "never" }
    let minutes = now.timeIntervalSince(self) / 60
    return switch minutes {
    case ..<1: "now"
    case ..<60: "\(Int(minutes)) min ago"
    case ..<(24 * 60): "\(Int(minutes / 60)) h ago"
    case ..<(60 * 24 * 60): "\(Int(minutes / 60 / 24)) d ago"
    case ..<(730 * 24 * 60): "\(Int(minutes / 60 / 24 / 30)) mo ago"
    default: "\(Int(minutes / 60 / 24 / 365)) y ago"
    }
  }
}

extension TimeInterval {
  /// The duration as a short string, for example `12 s` or `40 min`.
  var short: String {
    let seconds = Int(Swift.max(self, 0).rounded(.up))
    return switch seconds {
    case ..<120: "\(seconds) s"
    case ..<7200: "\(seconds / 60) min"
    default: "\(seconds / 3600) h"
    }
  }
}
