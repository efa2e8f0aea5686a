import Foundation
import SantaCore

/// A repository, as it was when it was last polled.
public final class Repository: Object {
  @Persisted(primaryKey: true) public var id = 0
  /// The user whose list has it, in lower case.
  @Persisted(indexed: true) var owner = ""
  @Persisted public var name = ""
  @Persisted public var fullName = ""
  @Persisted public var summary = ""
  /// Empty if GitHub did not recognise one.
  @Persisted public var language = ""
  @Persisted public var stars = 0
  @Persisted public var forks = 0
  /// The distant past if nothing was pushed yet.
  @Persisted public var pushedAt = Date.distantPast
  @Persisted public var isArchived = false
}

/// A page of a user's list. The server does not send it again while its entity tag is the same.
public final class Page: Object {
  @Persisted(primaryKey: true) var url = ""
  @Persisted var owner = ""
  @Persisted var etag: String?
  @Persisted var next: String?
  /// The primary keys of its repositories.
  @Persisted var ids: List<Int>
}
