#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension Route {
  /// The maximum size of a route file, in bytes: 5 MB, the limit of Google's Android client.
  public static let fileSizeLimit = 5_000_000

  /// Parses a route in the format of Google's Santa Tracker.
  ///
  /// The file is an object with the member `destinations`, like route files and the answers of the former `/info` service.
  /// Unknown fields are ignored, numbers may have a fraction, and a time zone may be null. The take-off has only a departure,
  /// and the landing only an arrival. Real files contain unrelated numbers in the other field, which is set to the same time.
  ///
  /// ```swift
  /// let route = try Route(json: data, source: "route.json")
  /// ```
  ///
  /// No input traps: every problem is thrown as an error.
  ///
  /// - Parameters:
  ///   - json: The contents of the file.
  ///   - source: The name of the file for errors, usually its path.
  /// - Throws: ``RouteError`` if the file is empty, too large or not JSON; if a field is missing, has the wrong type or is
  ///   invalid; if there are fewer than two stops; if an id occurs twice; if a coordinate is out of range; if times or presents
  ///   are not in order.
  /// - Complexity: O(*n*) in the size of the file.
  public init(json: Data, source: String) throws(RouteError) {
    self = try RouteReader(source: source).route(json)
  }
}
