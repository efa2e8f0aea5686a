/// The base class of objects that are parts of other objects.
///
/// ```swift
/// final class Address: EmbeddedObject {
///   @Persisted var street = ""
/// }
///
/// final class House: Object {
///   @Persisted var address: Address?
///   @Persisted var rooms: List<Room>                // Room: EmbeddedObject, too
///   @Persisted var keyHolders: Map<String, Person?>
/// }
/// ```
///
/// An embedded object is owned by exactly one to-one link, list or map. It is deleted together with its owner, and when the
/// owner replaces or removes it. It is added to a store together with its owner, never by `add`. Giving it to a second owner
/// fails the write transaction with `.embeddedObject`. It can't have a primary key.
open class EmbeddedObject: Object {}
