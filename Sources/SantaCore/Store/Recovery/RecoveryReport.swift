/// The result of ``Store/recover(at:to:)``: the data that was found in a damaged store, and the losses.
public struct RecoveryReport: Hashable, Sendable {
  /// The objects of one class.
  public struct RecoveredType: Hashable, Sendable {
    /// The name of the class in the new store.
    public let name: String
    /// The number of objects in the new store.
    public let objectCount: Int
    /// The number of these objects that lack the value of a property, elements of a collection, or a later change.
    public let incompleteCount: Int
    /// The number of objects that the damaged store should have but that could not be read. Objects of missing commits are not
    /// counted.
    public let lostCount: Int
    /// The number of links to objects that could not be read. They are now nil, or removed from their collections.
    public let lostLinkCount: Int
  }

  /// A damaged or missing part of the store.
  public struct Damage: Hashable, Sendable {
    /// The file, or the directory where a file is missing.
    public let file: String
    /// The offset of the damage in the file; nil if a file is missing, or if several files contradict each other.
    public let offset: Int?
    /// A clause that describes the damage.
    public let what: String
  }

  /// The version of the newest commit that was found.
  public let version: UInt64
  /// The classes in the new store, in the order in which they were added.
  public let types: [RecoveredType]
  /// The first hundred damages.
  public let damages: [Damage]
  /// The total number of damages.
  public let damageCount: Int
  /// Differences in the new store that are not losses, as sentences. For example, a property without a name was given one.
  public let notes: [String]
  /// Whether nothing was lost: every object and every commit could be read. Damaged indexes are not a loss, because they are
  /// rebuilt.
  public let isComplete: Bool

  /// The number of objects in the new store.
  public var objectCount: Int { types.reduce(0) { $0 + $1.objectCount } }
  /// The number of objects in the new store that are incomplete.
  public var incompleteCount: Int { types.reduce(0) { $0 + $1.incompleteCount } }
  /// The number of objects that could not be read.
  public var lostCount: Int { types.reduce(0) { $0 + $1.lostCount } }
  /// The number of links to objects that could not be read.
  public var lostLinkCount: Int { types.reduce(0) { $0 + $1.lostLinkCount } }
}
