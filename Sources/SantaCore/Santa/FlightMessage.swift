public import SantaStore

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A message of Santa's route, stored as an object. ``RouteMessage`` is its value form.
///
/// ```swift
/// store.objects(FlightMessage.self).where { $0.time <= santa.time }.last?.text
/// ```
public final class FlightMessage: Object {
  /// The time at which to show the message, by the flight's clock.
  @Persisted public var time: Date
  /// One line of text.
  @Persisted public var text: String
  /// Whether the message is a general fact rather than news of Santa.
  @Persisted public var isFact: Bool

  /// Creates an empty message.
  public required init() {}

  /// Creates an object for a message of a route. It isn't in a store yet.
  public convenience init(_ message: RouteMessage) {
    self.init()
    (time, text, isFact) = (message.time, message.text, message.isFact)
  }
}
