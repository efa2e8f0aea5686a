import Foundation
import SantaCore

/// Updates a user's repositories in the store. It doesn't depend on the list on the screen.
@MainActor
public final class Poller {
  private let store: Store
  private let github: GitHub
  private let user: String
  private var owner: String { user.lowercased() }

  public init(_ store: Store, _ github: GitHub, user: String) {
    (self.store, self.github, self.user) = (store, github, user)
  }

  /// Requests each page from the server, and then writes the differences in one transaction. Commits nothing if there are none,
  /// and changes nothing if a page can't be fetched.
  public func poll() async throws(Failure) {
    var answers: [(url: String, answer: GitHub.Answer)] = []
    var next: URL? = github.firstPage(of: user)
    while let url = next {
      guard answers.count < 1000 else { throw Failure(message: "The list has no end.") }
      let key = url.absoluteString
      // Values instead of the object, because another program can delete the object while this one waits for the server.
      let known = store.object(ofType: Page.self, forPrimaryKey: key).map { (etag: $0.etag, next: $0.next) }
      let answer = try await github.page(at: url, of: user, etag: known?.etag)
      answers.append((key, answer))
      next = answer.hasLinks ? answer.next : known?.next.flatMap { URL(string: $0) }
    }
    do { try store.write { try update(answers) } } catch {
      throw error as? Failure ?? Failure(message: "The repositories can't be stored: \(error)")
    }
  }

  private func update(_ answers: [(url: String, answer: GitHub.Answer)]) throws {
    var ids: Set<Int> = []
    for (url, answer) in answers {
      if let repositories = answer.repositories {
        for payload in repositories {
          // If an object with this key exists, only the values that differ are assigned.
          store.add(Repository(payload, owner: owner), update: .modified)
        }
        store.add(Page(url, answer, repositories.map(\.id), owner: owner), update: .modified)
      }
      guard let page = store.object(ofType: Page.self, forPrimaryKey: url) else {
        throw Failure(message: "A page is said to be as it was, but is not stored any longer.")
      }
      ids.formUnion(page.ids)
    }
    let (owner, urls) = (owner, Set(answers.map(\.url)))
    store.delete(store.objects(Repository.self).where { $0.owner == owner }.filter { !ids.contains($0.id) })
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
  fileprivate convenience init(_ url: String, _ answer: GitHub.Answer, _ ids: [Int], owner: String) {
    self.init()
    self.url = url
    self.owner = owner
    etag = answer.etag
    next = answer.next?.absoluteString
    self.ids.append(contentsOf: ids)
  }
}

/// Decides when to poll again.
public struct Schedule {
  private let interval: TimeInterval
  private var failures = 0

  public init(interval: TimeInterval) { self.interval = interval }

  /// Returns the seconds until the next poll. The delay increases with each failure, up to a quarter of an hour, unless the
  /// server has named a time. It is never longer than a day.
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
