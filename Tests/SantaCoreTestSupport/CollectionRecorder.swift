public import SantaCore

/// Records the notifications of a collection's observer, and replays each change set on the previous contents.
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
  /// The errors that the replays found. Tests expect none.
  public private(set) var problems: [String] = []
  /// The identities of the elements, according to the notifications alone.
  public private(set) var contents: [String] = []
  /// Called in the callback, after the event was recorded.
  public var onEvent: ((Event) -> Void)?
  private let identify: (Collection.Element) -> String

  public init(_ identify: @escaping (Collection.Element) -> String) { self.identify = identify }

  /// The callback for `observe`.
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
      ).problems(
        from: contents, to: new,
        isList: ["List<", "ValueResults<"].contains { "\(Collection.self)".hasPrefix($0) })
      contents = new
    case .error(let error): event = .error(error.code)
    }
    events.append(event)
    onEvent?(event)
  }

  /// Returns the events since the previous call.
  public func take() -> [Event] {
    defer { taken = events.count }
    return Array(events[taken...])
  }

  private var taken = 0
}
