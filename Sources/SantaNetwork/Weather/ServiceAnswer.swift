import SantaCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A value in the JSON of a service's answer. Its errors include the value's path.
struct ServiceAnswer {
  private let service: String
  /// The path of the value, for example `current.time`; empty for the whole answer.
  private let path: String
  private let value: JSONDocument.Value

  private init(_ service: String, path: String, _ value: JSONDocument.Value) {
    self.service = service
    self.path = path
    self.value = value
  }

  /// Parses a body.
  init(_ body: Data, of service: String) throws(WeatherFailure) {
    do throws(JSONDocument.SyntaxError) {
      self.init(service, path: "", try JSONDocument.parse(Array(body)))
    } catch {
      // Gateways and captive portals answer with web pages.
      let isPage = body.first { $0 > 0x20 } == UInt8(ascii: "<")
      throw WeatherFailure(
        service,
        isPage
          ? "it answered with a web page instead of data"
          : "its answer is not JSON: \(error.reason), line \(error.line), column \(error.column)")
    }
  }

  /// Returns the reason in the body of an error, if the body is JSON with one of these members.
  static func reason(in body: Data, _ names: [String]) -> String? {
    guard let answer = try? ServiceAnswer(body, of: "") else { return nil }
    return names.lazy.compactMap { answer.optional($0)?.text }.first
  }

  /// Returns a required member.
  func member(_ name: String) throws(WeatherFailure) -> ServiceAnswer {
    guard let member = optional(name) else { throw failure("has no '\(name)'") }
    return member
  }

  /// Returns an optional member; nil if it is missing or null.
  func optional(_ name: String) -> ServiceAnswer? {
    guard case .object(let members) = value, let value = members[name], value != .null else { return nil }
    return ServiceAnswer(service, path: path.isEmpty ? name : "\(path).\(name)", value)
  }

  /// The elements of an array; nil if the value isn't an array.
  var elements: [ServiceAnswer]? {
    guard case .array(let values) = value else { return nil }
    return values.enumerated().map { ServiceAnswer(service, path: "\(path)[\($0)]", $1) }
  }

  var text: String? { if case .string(let text) = value { text } else { nil } }

  func string() throws(WeatherFailure) -> String {
    guard let text else { throw failure("is not a string") }
    return text
  }

  func number() throws(WeatherFailure) -> Double {
    switch value {
    case .integer(let number): return Double(number)
    case .number(let number) where number.isFinite: return number
    default: throw failure("is not a number")
    }
  }

  func integer() throws(WeatherFailure) -> Int {
    let number = try number()
    guard let integer = Int(exactly: number) else { throw failure("is not a whole number") }
    return integer
  }

  /// Returns the value as a plausible temperature in degrees Celsius.
  func temperature() throws(WeatherFailure) -> Double {
    let temperature = try number()
    guard WeatherReport.plausibleTemperatures.contains(temperature) else {
      throw failure("is not a possible temperature")
    }
    return temperature
  }

  /// Returns the value, in seconds since 1970, as a time in this century.
  func time() throws(WeatherFailure) -> Date {
    let seconds = try number()
    guard (946_684_800..<4_102_444_800).contains(seconds) else {
      throw failure("is not a time of this century")
    }
    return Date(timeIntervalSince1970: seconds)
  }

  /// Checks a unit, if the answer contains it. A temperature in another unit would be worse than none.
  func expect(_ unit: String, _ name: String) throws(WeatherFailure) {
    guard let member = optional(name) else { return }
    guard member.text == unit else { throw member.failure("is not '\(unit)'") }
  }

  func failure(_ what: String) -> WeatherFailure {
    WeatherFailure(service, path.isEmpty ? "its answer \(what)" : "'\(path)' in its answer \(what)")
  }
}
