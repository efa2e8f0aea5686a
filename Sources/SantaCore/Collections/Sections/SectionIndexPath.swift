/// The index of an object in sectioned results: the index of its section, and the index within the section.
public struct SectionIndexPath: Hashable, Comparable, Sendable {
  /// The index of the section.
  public var section: Int
  /// The index of the object within its section.
  public var item: Int

  /// Creates an index path.
  public init(section: Int, item: Int) {
    self.section = section
    self.item = item
  }

  /// Orders index paths by section, and then by item.
  public static func < (left: SectionIndexPath, right: SectionIndexPath) -> Bool {
    (left.section, left.item) < (right.section, right.item)
  }
}

extension SectionIndexPath: CustomStringConvertible {
  /// Both indices, as in `2.0`.
  public var description: String { "\(section).\(item)" }
}
