import Foundation
import SantaCore

/// Brings a user's repositories in the store up to date. It knows nothing of the list on the screen.
@MainActor
public final class Poller {
  private let store: Store
  private let github: GitHub
  private let user: String
  private var owner: String { user.lowercased() }

  public init(_ store: Store, _ github: GitHub, user: String) {
    (self.store, self.github, self.user) = (store, github, user)
  }

  private struct Fetched {
    var url: String
    var etag: String
    var next: String?
    var ids: [Int]
    /// Empty if the page is as it was.
    var repositories: [GitHub.Payload] = []
  }

  /// Asks the server for each page, and then writes what differs, in one transaction. Nothing is committed if nothing
  /// does, and nothing is changed if a page can't be fetched.
  public func poll() async throws(Failure) {
    var pages: [Fetched] = []
    var next: URL? = github.firstPage(of: user)
    while let url = next {
      guard pages.count < 1000 else { throw Failure(message: "The list has no end.") }
      let page = try await fetch(url)
      pages.append(page)
      next = page.next.flatMap { URL(string: $0) }
    }
    do { try store.write { update(pages) } } catch {
      throw Failure(message: "The repositories can't be stored: \(error)")
    }
  }

  private func fetch(_ url: URL) async throws(Failure) -> Fetched {
    let key = url.absoluteString
    let known = store.object(ofType: Page.self, forPrimaryKey: key).map {
      Fetched(url: key, etag: $0.etag, next: $0.next, ids: Array($0.ids))
    }
    let answer = try await github.page(at: url, of: user, etag: known?.etag.nonEmpty)
    if let repositories = answer.repositories {
      return Fetched(
        url: key, etag: answer.etag, next: answer.next?.absoluteString, ids: repositories.map(\.id),
        repositories: repositories)
    }
    guard var page = known else {
      throw Failure(message: "The server compares with a page that it never sent.")
    }
    if answer.hasLinks { page.next = answer.next?.absoluteString }
    return page
  }

  private func update(_ pages: [Fetched]) {
    for page in pages {
      for payload in page.repositories {
        // An object with this key gets only the values that differ.
        store.add(Repository(payload, owner: owner), update: .modified)
      }
      store.add(
        Page(page.url, owner: owner, etag: page.etag, next: page.next, ids: page.ids), update: .modified)
    }
    let (ids, urls) = (Set(pages.flatMap(\.ids)), Set(pages.map(\.url)))
    let (owner, store) = (owner, store)
    store.delete(
      store.objects(Repository.self).where { $0.owner == owner }.filter { !ids.contains($0.id) })
    store.delete(store.objects(Page.self).where { $0.owner == owner }.filter { !urls.contains($0.url) })
  }
}

extension Repository {
  fileprivate convenience init(_ payload: GitHub.Payload, owner: String) {
    self.init()
    id = payload.id
    self.owner = owner
    name = payload.name
    fullName = payload.fullName
    summary = payload.description ?? ""
    language = payload.language ?? ""
    stars = payload.stargazersCount
    forks = payload.forksCount
    pushedAt = payload.pushedAt ?? .distantPast
    isArchived = payload.archived
  }
}

extension Page {
  fileprivate convenience init(_ url: String, owner: String, etag: String, next: String?, ids: [Int]) {
    self.init()
    self.url = url
    self.owner = owner
    self.etag = etag
    self.next = next
    self.ids.append(contentsOf: ids)
  }
}

/// When to poll again.
public struct Schedule {
  private let interval: TimeInterval
  private var failures = 0

  public init(interval: TimeInterval) { self.interval = interval }

  /// The seconds until the next poll: longer after each failure, but not more than a quarter of an hour, unless the
  /// server has named a time. Never longer than a day, whatever the server says.
  public mutating func delay(after failure: Failure?, now: Date) -> TimeInterval {
    guard let failure else {
      failures = 0
      return interval
    }
    failures = min(failures + 1, 20)
    if let retryAt = failure.retryAt {
      return max(interval, min(retryAt.timeIntervalSince(now), 86_400))
    }
    return min(interval * pow(2, Double(failures - 1)), max(interval, 900))
  }
}

extension String {
  fileprivate var nonEmpty: String? { isEmpty ? nil : self }
}
