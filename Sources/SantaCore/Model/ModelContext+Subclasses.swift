extension _ModelContext {
  /// The subclass that an object in the table of a class is of, and its binding; nil for an object of the class itself,
  /// and for one of a class that the program does not know.
  func subtype(
    in chunk: borrowing Chunk, _ slot: Int, _ binding: ClassBinding
  ) -> (type: Object.Type, binding: ClassBinding)? {
    guard let column = binding.classColumn, let name = className(in: chunk, slot, column),
      let type = binding.subtypes[name], type != binding.objectClass.type,
      let subtype = readableBinding(type)
    else { return nil }
    return (type, subtype)
  }

  /// The name of the class that an object in the table of a class is of, if it is not this class or one of its
  /// subclasses; nil if it is.
  ///
  /// For the class that lists the others, this is always nil: an object of a class that the program does not know is one of
  /// its objects.
  func otherClass(of chunk: borrowing Chunk, _ slot: Int, _ binding: ClassBinding) -> String? {
    guard binding.nameInTable != nil else { return nil }
    let name = binding.classColumn.flatMap { className(in: chunk, slot, $0) }
    guard let name else { return binding.objectClass.table.name }
    return binding.subtypes[name] == nil ? name : nil
  }

  /// The name of the class that an object in the table of a class is of, if it is not this very class; nil if it is.
  func exactOtherClass(of chunk: borrowing Chunk, _ slot: Int, _ binding: ClassBinding) -> String? {
    guard let column = binding.classColumn else { return nil }
    let name = className(in: chunk, slot, column)
    return name == binding.nameInTable ? nil : name ?? binding.objectClass.table.name
  }

  private func className(in chunk: borrowing Chunk, _ slot: Int, _ column: ColumnID) -> String? {
    // A chunk that was written before the table had the column does not have it.
    guard column.rawValue < chunk.layout.columns.count,
      case .string(let name) = chunk.value(column, at: slot)
    else { return nil }
    return name
  }
}
