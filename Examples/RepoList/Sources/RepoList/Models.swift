import Foundation
import SantaCore

/// A repository, as of the last poll.
public final class Repository: Object {
  @Persisted(primaryKey: true) public var id = 0
  /// The user to whose list the repository belongs, in lower case.
  @Persisted(indexed: true) var owner = ""
  @Persisted public var name = ""
  @Persisted public var fullName = ""
  @Persisted public var summary = ""
  /// The programming language; empty if GitHub did not recognise one.
  @Persisted public var language = ""
  @Persisted public var stars = 0
  @Persisted public var forks = 0
  /// The time of the last push; the distant past if there was none.
  @Persisted public var pushedAt = Date.distantPast
  @Persisted public var isArchived = false
}

/// A page of a user's list. The server does not send it again while its entity tag is unchanged.
public final class Page: Object {
  @Persisted(primaryKey: true) var url = ""
  @Persisted var owner = ""
  @Persisted var etag: String?
  @Persisted var next: String?
  /// The primary keys of the repositories on the page.
  @Persisted var ids: List<Int>
}
