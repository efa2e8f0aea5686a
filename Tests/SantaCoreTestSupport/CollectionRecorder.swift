public import SantaCore

/// What an observer of a collection was told, each change set played back on what it was told before.
public final class CollectionRecorder<Collection: RandomAccessCollection> where Collection.Index == Int {
  public enum Event: Equatable, Sendable, CustomStringConvertible {
    case initial(count: Int)
    case update(deletions: [Int], insertions: [Int], modifications: [Int])
    case error(StoreError.Code?)

    public var description: String {
      switch self {
      case .initial(let count): "initial of \(count)"
      case .update(let deletions, let insertions, let modifications):
        "del \(deletions) ins \(insertions) mod \(modifications)"
      case .error(let code): "error \(code.map(\.description) ?? "unknown")"
      }
    }
  }

  public private(set) var events: [Event] = []
  /// What a replay found wrong; a test expects it to be empty.
  public private(set) var problems: [String] = []
  /// The identities that the observer knows, from what it was told alone.
  public private(set) var contents: [String] = []
  /// Called after an event was recorded, within the callback.
  public var onEvent: ((Event) -> Void)?
  private let identify: (Collection.Element) -> String

  public init(_ identify: @escaping (Collection.Element) -> String) { self.identify = identify }

  /// Give this to `observe`.
  public func record(_ change: CollectionChange<Collection>) {
    let event: Event
    switch change {
    case .initial(let collection):
      event = .initial(count: collection.count)
      if !events.isEmpty { problems.append("a second initial") }
      contents = collection.map(identify)
    case .update(let collection, let deletions, let insertions, let modifications):
      event = .update(deletions: deletions, insertions: insertions, modifications: modifications)
      if events.isEmpty { problems.append("an update before the initial") }
      let new = collection.map(identify)
      problems += ChangeSetReplay(
        deletions: deletions, insertions: insertions, modifications: modifications
      ).problems(from: contents, to: new, isList: "\(Collection.self)".hasPrefix("List<"))
      contents = new
    case .error(let error): event = .error((error as? StoreError)?.code)
    }
    events.append(event)
    onEvent?(event)
  }

  /// The events since the last call of this.
  public func take() -> [Event] {
    defer { taken = events.count }
    return Array(events[taken...])
  }

  private var taken = 0
}
