import SantaCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension HistoryStart {
  /// Parses the value of an option as a version, a token or a time; nil without the option.
  init?(_ arguments: CommandLineArguments, _ option: Option) throws(UsageError) {
    guard let text = arguments[option] else { return nil }
    if let version = StoreVersion(text) {
      self = .version(version)
    } else if let token = HistoryToken(text: text) {
      self = .token(token)
    } else {
      throw arguments.error(
        .invalidValue(
          option, value: text,
          requirement:
            "it must be a version, a token or a time, as in 42 or 2026-12-24T10:00 (UTC)"))
    }
  }
}

extension StoreVersion {
  /// Parses a version or a time. A time without a zone is in UTC, like all times of the program.
  init?(_ text: String) {
    if let number = UInt64(text),
      text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    {
      self = .version(number)
    } else if let date = Timestamp.parse(text) ?? Timestamp.parse("\(text)Z") {
      self = .date(date)
    } else {
      return nil
    }
  }

  /// Parses the required value of an option.
  init(_ arguments: CommandLineArguments, _ option: Option) throws(UsageError) {
    guard let text = arguments[option] else { throw arguments.error(.missingOption(option)) }
    guard let version = StoreVersion(text) else {
      throw arguments.error(
        .invalidValue(
          option, value: text,
          requirement: "it must be a version or a time, as in 42 or 2026-12-24T10:00 (UTC)"))
    }
    self = version
  }
}

extension HistoryToken {
  /// The token as a word, as other programs store it.
  var text: String {
    get throws { try JSONDecoder().decode(String.self, from: JSONEncoder().encode(self)) }
  }

  /// Parses a token; nil if the text isn't a token.
  init?(text: String) {
    guard let json = try? JSONEncoder().encode(text),
      let token = try? JSONDecoder().decode(HistoryToken.self, from: json)
    else { return nil }
    self = token
  }
}
