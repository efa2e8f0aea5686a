#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Finds changes of an order that no replica can read. A single one would stop every replica of a store, so a server refuses them.
///
/// ```swift
/// var check = ChangeCheck()
/// for change in order { if let problem = check.problem(of: change) { print(problem) } }
/// ```
///
/// A change of a newer program counts as unreadable, because the replicas of this version can't read it.
public struct ChangeCheck: Sendable {
  private var base = OrderCheck()

  /// Begins before the first change of an order.
  public init() {}

  /// Begins behind a copy, in place of the changes that are in it.
  ///
  /// - Parameter beginning: the first bytes of the copy.
  /// - Returns: false if more of the bytes are needed.
  public mutating func begin(behind beginning: Data) -> Bool { base.begin(behind: Array(beginning)) }

  /// Notes the next change of the order, which is not checked.
  public mutating func pass(_ change: Data) { base.pass(Array(change)) }

  /// Checks the next change of the order.
  ///
  /// - Returns: why replicas can't read it; nil if they can.
  public mutating func problem(of change: Data) -> String? { base.problem(of: Array(change)) }

  /// Why bytes are neither a change nor a part of one; nil if they are. Whether a whole change can be read that was sent in
  /// parts is known with its last part: see ``isLastPart(_:)``.
  public static func problem(alone change: Data) -> String? {
    OrderCheck.problem(alone: Array(change))
  }

  /// Whether bytes are the last part of a change, which ``problem(of:)`` checks with the parts before it.
  public static func isLastPart(_ change: Data) -> Bool { OrderCheck.isLastPart(Array(change)) }

  /// Whether a change is a part of one, or contains parts of other changes.
  public static func hasParts(_ change: Data) -> Bool { OrderCheck.hasParts(Array(change)) }

  /// A change without an effect, which an order has in place of one that can't be read.
  public static func replacement(of change: Data) -> Data {
    Data(OrderCheck.replacement(of: Array(change)))
  }
}
