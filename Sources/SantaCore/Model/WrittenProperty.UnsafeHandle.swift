/// A property and its column. Its value is written to the row of an object that is added.
///
/// It doesn't retain the property, so that writing the values of a new object counts no references to its properties (benchmark
/// "bulk insert"). The binding that contains it retains the class, which retains its properties.
@safe struct WrittenProperty {
  private let property: Unmanaged<PropertyAccessor>
  private let column: ColumnID
  /// Whether the property and the store's column both store only the bytes of a value.
  private let isPlain: Bool

  init(_ property: PropertyAccessor, _ column: ColumnID, of table: Table) {
    isPlain = property.isPlain && table[column].isPlain
    // Safety: as described above.
    unsafe self.property = Unmanaged.passUnretained(property)
    self.column = column
  }

  /// Writes to the object's row the value that the object had before it was added.
  func store(_ object: Object) {
    // Safety: as described above.
    unsafe property._withUnsafeGuaranteedRef { $0.store(object, column, isPlain: isPlain) }
  }
}
