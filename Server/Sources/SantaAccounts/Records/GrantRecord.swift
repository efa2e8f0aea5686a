import Foundation
import SantaStore

/// A change of a grant. Among the records with one subject and pattern, the one with the latest time counts.
///
/// A record is never modified, and deletes those that it replaces. Two processes that carry out the same changes can append them
/// in any order: an earlier change that comes later has no effect. A removal has the level 0, so that the server knows when the
/// grant changed.
final class GrantRecord: Object {
  @Persisted(primaryKey: true) var id: String
  @Persisted(indexed: true) var subject: String
  @Persisted(indexed: true) var pattern: String
  @Persisted var level: Int
  @Persisted var mayCreate: Bool
  /// The time of the change, as its author saw it.
  @Persisted var changed: Date

  /// Returns the records that count: one of each subject and pattern.
  static func latest(of records: some Sequence<Frozen<GrantRecord>>) -> [Frozen<GrantRecord>] {
    var latest: [[String]: Frozen<GrantRecord>] = [:]
    for record in records {
      let key = [record.subject, record.pattern]
      if let known = latest[key], (known.changed, known.id) > (record.changed, record.id) { continue }
      latest[key] = record
    }
    return Array(latest.values)
  }

  /// Appends a change, unless a later one is known.
  ///
  /// - Parameter isNew: whether the change was decided just now, so that it counts even if the clock of another process is ahead.
  /// - Returns: whether the change counts.
  static func append(_ grant: Grant, at time: Date, isNew: Bool, to store: Store) -> Bool {
    let (subject, pattern) = (grant.subject.description, grant.pattern.description)
    let known = store.objects(GrantRecord.self).where { $0.subject == subject && $0.pattern == pattern }
    var time = time
    if let last = known.max(of: \.changed), last >= time {
      if !isNew && last > time { return false }
      time = last.addingTimeInterval(0.001)
    }
    store.delete(known)
    store.create(GrantRecord.self) { record in
      record.id = RandomText.hexadecimal(byteCount: 16)
      (record.subject, record.pattern, record.level) = (subject, pattern, grant.level.rawValue)
      (record.mayCreate, record.changed) = (grant.mayCreate && grant.level > .none, time)
    }
    return true
  }
}
