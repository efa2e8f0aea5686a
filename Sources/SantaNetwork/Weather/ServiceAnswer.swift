import SantaCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A part of a service's JSON, which says of itself where it is not what it should be.
struct ServiceAnswer {
  private let service: String
  /// How the part is reached, as in `current.time`; empty for the whole.
  private let path: String
  private let value: JSONDocument.Value

  private init(_ service: String, path: String, _ value: JSONDocument.Value) {
    self.service = service
    self.path = path
    self.value = value
  }

  /// Reads a body.
  init(_ body: Data, of service: String) throws(WeatherFailure) {
    do throws(JSONDocument.SyntaxError) {
      self.init(service, path: "", try JSONDocument.parse(Array(body)))
    } catch {
      // Gateways and hotel networks answer with pages.
      let isPage = body.first { $0 > 0x20 } == UInt8(ascii: "<")
      throw WeatherFailure(
        service,
        isPage
          ? "it answered with a web page instead of data"
          : "its answer is no JSON: \(error.reason), line \(error.line), column \(error.column)")
    }
  }

  /// What the body of an error says, if it is JSON with one of these members.
  static func reason(in body: Data, _ names: [String]) -> String? {
    guard let answer = try? ServiceAnswer(body, of: "") else { return nil }
    return names.lazy.compactMap { answer.optional($0)?.text }.first
  }

  /// A member that must be there.
  func member(_ name: String) throws(WeatherFailure) -> ServiceAnswer {
    guard let member = optional(name) else { throw failure("has no '\(name)'") }
    return member
  }

  /// A member, if it is there and not null.
  func optional(_ name: String) -> ServiceAnswer? {
    guard case .object(let members) = value, let value = members[name], value != .null else { return nil }
    return ServiceAnswer(service, path: path.isEmpty ? name : "\(path).\(name)", value)
  }

  /// The elements of an array.
  var elements: [ServiceAnswer]? {
    guard case .array(let values) = value else { return nil }
    return values.enumerated().map { ServiceAnswer(service, path: "\(path)[\($0)]", $1) }
  }

  var text: String? { if case .string(let text) = value { text } else { nil } }

  func string() throws(WeatherFailure) -> String {
    guard let text else { throw failure("is no text") }
    return text
  }

  func number() throws(WeatherFailure) -> Double {
    switch value {
    case .integer(let number): return Double(number)
    case .number(let number) where number.isFinite: return number
    default: throw failure("is no number")
    }
  }

  func integer() throws(WeatherFailure) -> Int {
    let number = try number()
    guard let integer = Int(exactly: number) else { throw failure("is no whole number") }
    return integer
  }

  /// Degrees Celsius that can be.
  func temperature() throws(WeatherFailure) -> Double {
    let temperature = try number()
    guard WeatherReport.plausibleTemperatures.contains(temperature) else {
      throw failure("is no temperature there can be")
    }
    return temperature
  }

  /// Seconds since 1970, in this century.
  func time() throws(WeatherFailure) -> Date {
    let seconds = try number()
    guard (946_684_800..<4_102_444_800).contains(seconds) else { throw failure("is no time of this century") }
    return Date(timeIntervalSince1970: seconds)
  }

  /// That a unit, where it is told, is what was asked for: a Fahrenheit read as Celsius is worse than nothing.
  func expect(_ unit: String, _ name: String) throws(WeatherFailure) {
    guard let told = optional(name) else { return }
    guard told.text == unit else { throw told.failure("is not '\(unit)'") }
  }

  func failure(_ what: String) -> WeatherFailure {
    WeatherFailure(service, path.isEmpty ? "its answer \(what)" : "'\(path)' in its answer \(what)")
  }
}
