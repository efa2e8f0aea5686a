import SantaStore

/// Detects changes of an order that no replica can read. A single one would stop them all, so a server rejects them.
///
/// It knows only the formats of this program. The replicas of this version can't read changes of a newer program, so these
/// count as unreadable, too.
package struct OrderCheck: Sendable {
  private var reader = ChangeReader(home: .own)

  package init() {}

  /// Begins after a copy.
  ///
  /// - Parameter beginning: the first bytes of the copy.
  /// - Returns: false if more bytes of the copy are needed.
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
  /// - Returns: the reason why the change can't be read; nil if it can.
  package mutating func problem(of change: [UInt8]) -> String? {
    do {
      try reader.check(change)
      return nil
    } catch { return error.what }
  }

  /// Returns the reason why bytes are neither a change nor a part of one, regardless of earlier changes; nil if they are.
  package static func problem(alone change: [UInt8]) -> String? {
    do {
      try ChangeReader.check(alone: change)
      return nil
    } catch { return error.what }
  }

  /// Returns whether bytes are the last part of a change. Whether the change can be read depends on the parts before it.
  package static func isLastPart(_ change: [UInt8]) -> Bool { PartialChanges.isLastPart(change) }

  /// Returns whether reading later parts may depend on a change.
  package static func hasParts(_ change: [UInt8]) -> Bool { !ChangeReader.isPlain(change) }

  /// Returns a change without an effect, which replaces an unreadable one. Parts of that change that have already arrived are
  /// discarded.
  package static func replacement(of change: [UInt8]) -> [UInt8] {
    PartialChanges.voiding(lastPart: change) ?? LogicalChange().encoded(as: .own)
  }
}
