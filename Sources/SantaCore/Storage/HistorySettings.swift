/// The rules that determine the versions of a store to keep, and the positions of its cursors.
///
/// Records contain the changes of the settings, and manifests contain the changes from empty settings:
///
/// ```
/// start    LEB128   the first version that can be read
/// deleted  LEB128   the versions before this one were deleted on request
/// changes  until the end, in order:
///          kind  byte   0 a demand ends · 1 a cursor ends · 2 a demand · 3 a cursor · 4 a cursor that first delivers the
///                       current objects
///          name  text
///          2: rule      byte: 1 last · 2 within · 3 until consumed
///             number    LEB128: versions · milliseconds · bytes
///          3, 4: version  LEB128
///                nonce     UInt64
///                time     zigzag LEB128   of the commit
/// ```
package struct HistorySettings: Hashable, Sendable {
  /// The first version that can be read.
  package var start: Version
  /// The first version that wasn't deleted on request. Files with earlier versions are removed.
  package var deletedBefore = Version.zero
  /// The rules by the names of the programs that demand them.
  package var demands: [String: HistoryRule] = [:]
  /// The positions of the cursors by their names.
  package var cursors: [String: HistoryCursor] = [:]

  package init(start: Version) { self.start = start }

  /// The maximum length of a name in bytes.
  package static let maximumNameByteCount = 1_024

  private enum Kind: UInt8 {
    case endedDemand, endedCursor, demand, cursor, beginningCursor
  }

  /// Returns the encoded changes from other settings.
  func changes(from old: HistorySettings?) -> [UInt8] {
    var writer = ByteWriter()
    writer.unsigned(start.rawValue)
    writer.unsigned(deletedBefore.rawValue)
    let before = old ?? HistorySettings(start: .zero)
    for name in before.demands.keys.coldSorted() where demands[name] == nil {
      writer.byte(Kind.endedDemand.rawValue)
      writer.string(name)
    }
    for name in before.cursors.keys.coldSorted() where cursors[name] == nil {
      writer.byte(Kind.endedCursor.rawValue)
      writer.string(name)
    }
    for (name, rule) in demands.coldSorted(by: { $0.key < $1.key }) where before.demands[name] != rule {
      writer.byte(Kind.demand.rawValue)
      writer.string(name)
      writer.rule(rule)
    }
    for (name, cursor) in cursors.coldSorted(by: { $0.key < $1.key })
    where before.cursors[name] != cursor {
      writer.byte((cursor.isBeginning ? Kind.beginningCursor : .cursor).rawValue)
      writer.string(name)
      writer.unsigned(cursor.position.version.rawValue)
      writer.fixed(cursor.position.nonce)
      writer.signed(cursor.time)
    }
    return writer.bytes
  }

  /// Decodes the settings after changes, which end at the end of the reader.
  ///
  /// - Parameters:
  ///   - old: the settings before the changes.
  ///   - version: the version of the state.
  init(
    _ reader: ByteReader, after old: HistorySettings?, version: Version
  ) throws(ByteReader.Malformed) {
    var reader = reader
    self = old ?? HistorySettings(start: .zero)
    start = Version(rawValue: try reader.unsigned())
    deletedBefore = Version(rawValue: try reader.unsigned())
    guard start <= version, deletedBefore <= version else {
      throw reader.malformed("the history begins after the version that it belongs to")
    }
    while !reader.isAtEnd {
      guard let kind = Kind(rawValue: try reader.byte()) else {
        throw reader.malformed("a part of the history is unknown")
      }
      let name = try reader.string()
      guard !name.isEmpty, name.utf8.count <= Self.maximumNameByteCount else {
        throw reader.malformed("the name of a demand or cursor is empty or too long")
      }
      switch kind {
      case .endedDemand: demands[name] = nil
      case .endedCursor: cursors[name] = nil
      case .demand: demands[name] = try reader.rule()
      case .cursor, .beginningCursor:
        let position = HistoryPosition(
          version: Version(rawValue: try reader.unsigned()), nonce: try reader.fixed(UInt64.self))
        guard position.version <= version else {
          throw reader.malformed("a cursor is after the version that it belongs to")
        }
        let time = try reader.signed()
        guard time > -CommitDescription.timeLimit, time < CommitDescription.timeLimit else {
          throw reader.malformed("the time of a cursor is out of range")
        }
        cursors[name] = HistoryCursor(position: position, time: time, isBeginning: kind == .beginningCursor)
      }
    }
  }
}

extension ByteWriter {
  fileprivate mutating func rule(_ rule: HistoryRule) {
    switch rule {
    case .last(let count):
      byte(1)
      self.count(count)
    case .within(let milliseconds):
      byte(2)
      unsigned(UInt64(milliseconds))
    case .untilConsumed(let byteCount):
      byte(3)
      count(byteCount)
    }
  }
}

extension ByteReader {
  fileprivate mutating func rule() throws(Malformed) -> HistoryRule {
    let kind = try byte()
    let number = try index()
    switch kind {
    case 1: return .last(number)
    case 2:
      guard number < CommitDescription.timeLimit else {
        throw malformed("a period of the history is too long")
      }
      return .within(milliseconds: Int64(number))
    case 3: return .untilConsumed(byteCount: number)
    default: throw malformed("a rule of the history is unknown")
    }
  }
}

extension Transaction {
  /// Changes the settings of the history. Without history, it begins with this transaction.
  package func changeHistory(_ change: (inout HistorySettings) -> Void) {
    var settings = history?.settings ?? HistorySettings(start: version)
    change(&settings)
    use([.history])
    history = HistoryState(commit: history?.commit ?? CommitDescription(), settings: settings)
  }
}
