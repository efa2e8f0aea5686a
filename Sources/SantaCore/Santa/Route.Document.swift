#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension Route {
  /// An answer of a Santa Tracker server: a route, or the addresses of a route.
  ///
  /// ```swift
  /// switch try Route.Document(json: data, source: "info.json") {
  /// case .route(let route): print(route.placeCount)
  /// case .addresses(let urls): print("It is at", urls[0])
  /// }
  /// ```
  public enum Document: Hashable, Sendable {
    /// The route itself: a route file, or an answer of the `info` service up to 2017.
    case route(Route)
    /// The addresses of the route: an answer of the `info` service from 2018 on. There is at least one address, and all use
    /// `http` or `https`. The first one that answers has the route.
    case addresses([URL])

    /// Parses a document.
    ///
    /// - Throws: ``RouteError``, like ``Route/init(json:source:)``; with the code `switchedOff` if the server says that Santa
    ///   must not be tracked now.
    public init(json: Data, source: String) throws(RouteError) {
      self = try RouteReader(source: source).document(json)
    }
  }
}
