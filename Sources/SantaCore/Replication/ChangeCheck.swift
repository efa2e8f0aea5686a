#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Detects changes of an order that no replica can read. A single one would stop every replica of the store, so servers reject
/// them.
///
/// ```swift
/// var check = ChangeCheck()
/// for change in order { if let problem = check.problem(of: change) { print(problem) } }
/// ```
///
/// Changes of a newer program count as unreadable, because the replicas of this version can't read them.
public struct ChangeCheck: Sendable {
  private var base = OrderCheck()

  /// Creates a check that begins before the first change of an order.
  public init() {}

  /// Begins after a copy, which replaces the changes that it contains.
  ///
  /// - Parameter beginning: the first bytes of the copy.
  /// - Returns: false if more bytes of the copy are needed.
  public mutating func begin(behind beginning: Data) -> Bool { base.begin(behind: Array(beginning)) }

  /// Notes the next change of the order without checking it.
  public mutating func pass(_ change: Data) { base.pass(Array(change)) }

  /// Checks the next change of the order.
  ///
  /// - Returns: the reason why replicas can't read the change; nil if they can.
  public mutating func problem(of change: Data) -> String? { base.problem(of: Array(change)) }

  /// Returns the reason why bytes are neither a change nor a part of one; nil if they are. A change that was sent in parts can
  /// be checked as a whole only with its last part: see ``isLastPart(_:)``.
  public static func problem(alone change: Data) -> String? {
    OrderCheck.problem(alone: Array(change))
  }

  /// Returns whether bytes are the last part of a change. ``problem(of:)`` checks it together with the parts before it.
  public static func isLastPart(_ change: Data) -> Bool { OrderCheck.isLastPart(Array(change)) }

  /// Returns whether bytes are a part of a change, or contain parts of other changes.
  public static func hasParts(_ change: Data) -> Bool { OrderCheck.hasParts(Array(change)) }

  /// Returns a change without an effect, which replaces an unreadable change in an order.
  public static func replacement(of change: Data) -> Data {
    Data(OrderCheck.replacement(of: Array(change)))
  }
}
