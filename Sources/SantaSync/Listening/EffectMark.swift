import SantaCore
@_spi(Server) import SantaReplication

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Identifies an event in the records that other stores keep of its effects.
struct EffectMark: Sendable {
  private let id: String
  private let event: String
  private let isRetried: Bool

  /// - Parameters:
  ///   - listener: the ID of the listener.
  ///   - store: the name of the store of the event.
  ///   - event: the token of the event, which is the same when the event comes again.
  ///   - isRetried: whether the event was set aside before.
  init(listener: UUID, store: String, event: String, isRetried: Bool) {
    var hash = SHA256()
    hash.update(Array("\(listener.uuidString) \(store)".utf8))
    id = Data(hash.finalised()).base64EncodedString()
    (self.event, self.isRetried) = (event, isRetried)
  }

  /// Records that a store has the effect of the event, in a transaction of this store.
  ///
  /// - Parameter isSetAside: whether an event is set aside.
  /// - Returns: false if the store has the effect already.
  func record(in store: Store, isSetAside: (String) -> Bool) -> Bool {
    let known = store.object(ofType: ListenerEffect.self, forPrimaryKey: id)
    let effect = known ?? store.create(ListenerEffect.self) { $0.id = id }
    if effect.last == event || effect.setAside.contains(event) { return false }
    for other in Array(effect.setAside) where !isSetAside(other) { effect.setAside.remove(other) }
    if isRetried {
      effect.setAside.insert(event)
    } else {
      if !effect.last.isEmpty, isSetAside(effect.last) { effect.setAside.insert(effect.last) }
      effect.last = event
    }
    return true
  }
}
