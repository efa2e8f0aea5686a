// The rules of columns. A reader applies them when it decodes a definition, and a writer before it stores one, so that nothing
// is written that can't be read again.
extension ColumnDefinition {
  /// Returns the rule that the definition breaks, as a clause, or nil if it breaks none.
  ///
  /// - Parameter format: the format of the files that contain the definition. Format 1 has fewer types, and no dropped columns.
  package func violation(format: UInt32 = 2) -> String? {
    guard type.isKnown(inFormat: format) else { return "a type is unknown" }
    guard keyType == .string || kind == .map && MapKey.isKeyType(keyType) else {
      return "the type of the keys of a column is invalid"
    }
    guard isLink == (target != nil), target.map({ !$0.isEmpty }) ?? true,
      targetClass.map({ isLink && !$0.isEmpty }) ?? true
    else { return "the target of a column is invalid" }
    guard !isPrimaryKey || !isCollection && !isLink && !isOptional, !isIndexed || mayBeIndexed,
      // A value of any type may be nil.
      type != .any || isOptional,
      type != .external || isOptional && kind == .single,
      // Deleting an object sets single links and map values to nil, and removes the elements of lists and sets.
      !isLink || isOptional == [.single, .map].contains(kind),
      !isClass || type == .string && isOptional && kind == .single
    else { return "the options of a column do not fit its type" }
    guard !formerNames.contains("") else { return "a former name of a column is empty" }
    guard !isDropped || format > 1 && !formerNames.isEmpty && !isPrimaryKey && !isIndexed else {
      return "a column without a name has options, or never had a name"
    }
    if let defaultValue {
      guard format > 1, isCollection ? defaultValue.isNull : mayHaveDefault(defaultValue),
        !isDropped || isCollection || defaultValue == initialValue
      else { return "the default of a column is invalid" }
    }
    return nil
  }

  /// Returns whether rows whose chunks lack the column can have a value in it. A long value would be copied for each row when a
  /// chunk is read.
  func mayHaveDefault(_ value: StoredValue) -> Bool {
    if isLink || type == .external { return value.isNull }
    return admits(value) && value.byteCount(in: type) <= ChunkLayout.largestHeapValue
  }
}

extension ValueType {
  /// Returns whether files of a format can contain columns of this type.
  func isKnown(inFormat format: UInt32) -> Bool { format > 1 || ![.decimal, .any, .external].contains(self) }
}
