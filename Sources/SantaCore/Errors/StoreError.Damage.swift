extension StoreError {
  /// A place in a store's files where something can't be.
  ///
  /// Open to the package, for the program that verifies stores.
  package struct Damage: Hashable, Sendable {
    /// The file, or the directory where a file is missing.
    package var path: String
    /// The byte; nil where a file is missing, and where what is wrong lies in what several files say together.
    package var offset: Int? = nil
    /// A clause that says what is wrong.
    package var what: String
  }
}
