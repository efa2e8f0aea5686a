#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A message for a time of a flight: news of Santa, or a fact about the part of the world where he is.
///
/// Routes of Google's Santa Tracker up to 2017 have hundreds of them. The embedded route has none.
///
/// ```swift
/// route.message(at: .now)?.text        // "Watching out for those sharks on Bondi Beach!"
/// ```
public struct RouteMessage: Hashable, Sendable {
  /// The time at which to show the message, by the flight's clock.
  public let time: Date
  /// One line of text without control characters.
  public let text: String
  /// Whether the message is a general fact rather than news of Santa.
  public let isFact: Bool
}
