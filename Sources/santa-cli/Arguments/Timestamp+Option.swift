import SantaCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Timestamp {
  /// Reads the value of `--at`; nil without the option.
  static func option(_ text: String?, of command: CommandName) throws(UsageError) -> Date? {
    guard let text else { return nil }
    guard let date = parse(text) else {
      throw UsageError(
        .invalidValue(
          .at, value: text,
          requirement: "TIME is a date and time with its zone in ISO 8601, as in 2026-12-24T22:00:00Z"),
        command: command)
    }
    return date
  }
}
