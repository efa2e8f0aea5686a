public import SantaCore

/// A class from another module, with a property that only that module can assign.
public final class Stamped: Object {
  @Persisted public private(set) var count: Int
  public var doubled: Int { count * 2 }

  public func stamp() { count += 1 }
}
