#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension Route {
  /// What a Santa Tracker server answers: a route, or the addresses at which there is one.
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
    /// Where the route lies: an answer of the `info` service from 2018 on. At least one, each with `http` or `https`;
    /// the first that answers is meant.
    case addresses([URL])

    /// Reads a document.
    ///
    /// - Throws: ``RouteError`` as ``Route/init(json:source:)`` does; with `.switchedOff` where the server says that
    ///   nothing is to be tracked.
    public init(json: Data, source: String) throws(RouteError) {
      self = try RouteReader(source: source).document(json)
    }
  }
}
