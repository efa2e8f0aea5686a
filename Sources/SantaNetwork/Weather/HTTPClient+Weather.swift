#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension HTTPClient {
  /// Sends a request to a weather service, and returns the body of a successful answer.
  ///
  /// - Parameters:
  ///   - url: The address; nil if it could not be formed.
  ///   - reasons: The members that may contain the reason in the body of an error.
  func body(
    of service: String, _ url: URL?, _ items: [(String, String)], headers: [String: String] = [:],
    reasons: [String]
  ) async throws -> Data {
    let response = try await response(of: service, url, items, headers: headers)
    guard response.status == 200 else {
      throw WeatherFailure(
        service, response, reason: ServiceAnswer.reason(in: response.body, reasons))
    }
    return response.body
  }

  /// Sends a request to a weather service, and returns the answer with any status.
  func response(
    of service: String, _ url: URL?, _ items: [(String, String)], headers: [String: String] = [:]
  ) async throws -> HTTPResponse {
    guard let url = url?.appending(queryItems: items.map { URLQueryItem(name: $0.0, value: $0.1) }) else {
      throw WeatherFailure(service, "it has no address")
    }
    do {
      return try await response(to: HTTPRequest(url, headers: headers))
    } catch let error as HTTPError { throw WeatherFailure(service, error) }
  }
}
