public import SantaStore

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A message of Santa's route, stored as an object. Its value form is ``RouteMessage``.
///
/// ```swift
/// store.objects(FlightMessage.self).where { $0.time <= santa.time }.last?.text
/// ```
public final class FlightMessage: Object {
  /// When it is to be shown, by the flight's clock.
  @Persisted public var time: Date
  /// One line of text.
  @Persisted public var text: String
  /// Whether it is a fact to know, and not news of Santa.
  @Persisted public var isFact: Bool

  /// An empty message.
  public required init() {}

  /// A message of a route, in no store yet.
  public convenience init(_ message: RouteMessage) {
    self.init()
    (time, text, isFact) = (message.time, message.text, message.isFact)
  }
}
