import SantaStore

/// Finds changes of an order that no replica can read: a single one would stop them all. A server refuses such changes.
///
/// It knows the formats of this program only. A change of a newer program can't be read by the replicas of this version, so it counts
/// as unreadable, too.
package struct OrderCheck: Sendable {
  private var reader = ChangeReader(home: .own)

  package init() {}

  /// Begins behind a copy.
  ///
  /// - Parameter beginning: the first bytes of the copy.
  /// - Returns: false if more of the bytes are needed.
  package mutating func begin(behind beginning: [UInt8]) -> Bool {
    guard ChangeReader.isSummary(beginning) else { return true }
    var reader = ChangeReader(home: .own)
    guard (try? reader.noteParts(beginning)) != nil else { return false }
    self.reader = reader
    return true
  }

  /// Notes the next change of the order without checking it.
  package mutating func pass(_ change: [UInt8]) { _ = try? reader.noteParts(change) }

  /// Checks the next change of the order.
  ///
  /// - Returns: why it can't be read; nil if it can be.
  package mutating func problem(of change: [UInt8]) -> String? {
    do {
      try reader.check(change)
      return nil
    } catch { return error.what }
  }

  /// Why bytes are neither a change nor a part of one, whatever comes before them; nil if they are one.
  package static func problem(alone change: [UInt8]) -> String? {
    do {
      try ChangeReader.check(alone: change)
      return nil
    } catch { return error.what }
  }

  /// Whether bytes are the last part of a change. Whether that can be read depends on the parts before it.
  package static func isLastPart(_ change: [UInt8]) -> Bool { PartialChanges.isLastPart(change) }

  /// Whether the reading of later parts may depend on a change.
  package static func hasParts(_ change: [UInt8]) -> Bool { !ChangeReader.isPlain(change) }

  /// A change without an effect, instead of one that can't be read. The parts that have come of the change are dropped, too.
  package static func replacement(of change: [UInt8]) -> [UInt8] {
    PartialChanges.voiding(lastPart: change) ?? LogicalChange().encoded(as: .own)
  }
}
