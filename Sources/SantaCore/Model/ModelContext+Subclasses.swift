extension _ModelContext {
  /// Returns the subclass of an object in the table of a class, and its binding. Returns nil if the object is of the class
  /// itself, or of a class that the program doesn't know.
  func subtype(
    in chunk: borrowing Chunk, _ slot: Int, _ binding: ClassBinding
  ) -> (type: Object.Type, binding: ClassBinding)? {
    guard let column = binding.classColumn, let name = className(in: chunk, slot, column),
      let type = binding.subtypes[name], type != binding.objectClass.type,
      let subtype = readableBinding(type)
    else { return nil }
    return (type, subtype)
  }

  /// Returns the class name of an object in the table of a class, or nil if the object is of this class or one of its
  /// subclasses.
  ///
  /// For the class that lists the subclasses, the result is always nil: an object of a class that the program doesn't know is
  /// one of its objects.
  func otherClass(of chunk: borrowing Chunk, _ slot: Int, _ binding: ClassBinding) -> String? {
    guard binding.nameInTable != nil else { return nil }
    let name = binding.classColumn.flatMap { className(in: chunk, slot, $0) }
    guard let name else { return binding.objectClass.table.name }
    return binding.subtypes[name] == nil ? name : nil
  }

  /// Returns the class name of an object in the table of a class, or nil if the object is of exactly this class.
  func exactOtherClass(of chunk: borrowing Chunk, _ slot: Int, _ binding: ClassBinding) -> String? {
    guard let column = binding.classColumn else { return nil }
    let name = className(in: chunk, slot, column)
    return name == binding.nameInTable ? nil : name ?? binding.objectClass.table.name
  }

  private func className(in chunk: borrowing Chunk, _ slot: Int, _ column: ColumnID) -> String? {
    // A chunk that was written before the column was added doesn't have it.
    guard column.rawValue < chunk.layout.columns.count,
      case .string(let name) = chunk.value(column, at: slot)
    else { return nil }
    return name
  }
}
