/// Where an object stands in sectioned results: in which section, and where in it.
public struct SectionIndexPath: Hashable, Comparable, Sendable {
  /// The index of the section.
  public var section: Int
  /// The index of the object within its section.
  public var item: Int

  /// Makes an index path.
  public init(section: Int, item: Int) {
    self.section = section
    self.item = item
  }

  /// By section, and then by item.
  public static func < (left: SectionIndexPath, right: SectionIndexPath) -> Bool {
    (left.section, left.item) < (right.section, right.item)
  }
}

extension SectionIndexPath: CustomStringConvertible {
  /// The two numbers, as in `2.0`.
  public var description: String { "\(section).\(item)" }
}
