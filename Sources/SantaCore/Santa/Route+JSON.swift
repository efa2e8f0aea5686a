#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension Route {
  /// The largest file that is read as a route, in bytes: 5 MB, the limit of Google's Android client.
  public static let fileSizeLimit = 5_000_000

  /// Reads a route in the format of Google's Santa Tracker.
  ///
  /// Both forms are read: a body of the old `/info` request and a route file, each an object with
  /// `destinations`. Unknown fields are ignored; numbers may be written as integers or not; a time zone may
  /// be null. The take-off's arrival and the landing's departure, which real files fill with other times, are
  /// set to the end's only real time.
  ///
  /// ```swift
  /// let route = try Route(json: data, source: "route.json")
  /// ```
  ///
  /// No input traps: every problem is thrown.
  ///
  /// - Parameters:
  ///   - json: The contents of the file.
  ///   - source: What to call it in errors, usually its path.
  /// - Throws: ``RouteError`` with any of its codes: the file is empty, too large or not JSON; a field is
  ///   missing, of a wrong type or invalid; there are fewer than two stops; an id occurs twice; a coordinate
  ///   is out of range; times or presents are not in order.
  /// - Complexity: O(*n*) in the size of the file.
  public init(json: Data, source: String) throws(RouteError) {
    self = try RouteReader(source: source).route(json)
  }
}
