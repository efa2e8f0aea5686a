/// A property whose value is written to the row of an object that was added, and its column.
///
/// It does not retain the property, so that writing the values of each new object counts no references to them (benchmark
/// "bulk insert"). The binding that has it retains the class, and the class its properties.
@safe struct WrittenProperty {
  private let property: Unmanaged<PropertyAccessor>
  private let column: ColumnID
  /// Whether the store's column, too, only stores the bytes of a value.
  private let isPlain: Bool

  init(_ property: PropertyAccessor, _ column: ColumnID, of table: Table) {
    isPlain = property.isPlain && table[column].isPlain
    // Safety: as described above.
    unsafe self.property = Unmanaged.passUnretained(property)
    self.column = column
  }

  /// Writes the value that the object had before it was added to its row.
  func store(_ object: Object) {
    // Safety: as described above.
    unsafe property._withUnsafeGuaranteedRef { $0.store(object, column, isPlain: isPlain) }
  }
}
