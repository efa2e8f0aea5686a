/// The properties of which an observer is notified: all, some, or all but some.
///
/// ```swift
/// stops.observe(.only(\.place, \.santa?.name)) { change in … }            // changes of two properties only
/// stops.observe(.ignoring(\.lastSeen), on: queue) { change in … }         // changes of all but one property
/// for try await update in stops.updates(.only(\.place)) { … }
/// try stops.observe(.only(named: ["place", "santa.name"])) { change in … }
/// ```
///
/// In a collection, it determines which objects count as modified. Insertions and deletions are always reported, and therefore
/// moves, too. Collections of values have no properties, and are observed with ``all``.
///
/// The program stops if a key path leads to a property that isn't stored.
// Not `Observation`, which is the name of Apple's module: a type of that name would hide the members of the module.
public struct ObservedProperties<Root>: Sendable {
  let interest: Interest

  private init(_ interest: Interest) { self.interest = interest }

  /// All properties. In a collection, an object also counts as modified if it reaches a changed object over at most three
  /// links. An observer of a single object is notified of the properties of the object itself.
  public static var all: ObservedProperties { ObservedProperties(.all) }
}

extension ObservedProperties where Root: Object {
  /// Returns the given properties, which may lead along links.
  public static func only(_ keyPaths: PartialKeyPath<Root>...) -> ObservedProperties { only(keyPaths) }

  /// Returns the given properties, which may lead along links. With an empty array, no object counts as modified.
  public static func only(_ keyPaths: [PartialKeyPath<Root>]) -> ObservedProperties {
    ObservedProperties(Interest(keyPaths))
  }

  /// Returns properties by name, for example `"place"` or, along a link, `"santa.name"`.
  ///
  /// - Throws: ``StoreError`` with `.invalidKeyPath` if a name isn't the name of a stored property.
  public static func only(named names: [String]) throws(StoreError) -> ObservedProperties {
    ObservedProperties(try Interest(names, of: Root.self))
  }

  /// Returns all properties except the given ones. In a collection, an object counts as modified if any other property
  /// changed, or if it reaches a changed object over another link.
  ///
  /// - Parameter keyPaths: properties of the objects themselves. The program stops if a key path leads along a link.
  public static func ignoring(_ keyPaths: PartialKeyPath<Root>...) -> ObservedProperties {
    ignoring(keyPaths)
  }

  /// Returns all properties except the given ones; see ``ignoring(_:)-(PartialKeyPath<Root>...)``.
  public static func ignoring(_ keyPaths: [PartialKeyPath<Root>]) -> ObservedProperties {
    ObservedProperties(Interest(ignoring: keyPaths))
  }

  /// Returns all properties except the ones with the given names.
  ///
  /// - Throws: ``StoreError`` with `.invalidKeyPath` if a name isn't the name of a stored property, or leads along a link.
  public static func ignoring(named names: [String]) throws(StoreError) -> ObservedProperties {
    ObservedProperties(try Interest(ignoring: names, of: Root.self))
  }
}

extension ObservedProperties {
  /// Creates the properties with some names of a subclass, for an object whose class is known only at run time. `package` for
  /// the names of RealmSwift.
  ///
  /// - Throws: ``StoreError`` with `.invalidKeyPath` if a name isn't the name of a stored property.
  package init(named names: [String], of type: Object.Type) throws(StoreError) {
    interest = try Interest(names, of: type)
  }
}
