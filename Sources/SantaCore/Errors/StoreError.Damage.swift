extension StoreError {
  /// The location of damage in a store's files.
  ///
  /// Accessible to the package, for the program that verifies stores.
  package struct Damage: Hashable, Sendable {
    /// The file, or the directory where a file is missing.
    package var path: String
    /// The offset of the damage; nil if a file is missing, or if several files contradict each other.
    package var offset: Int? = nil
    /// A clause that describes the damage.
    package var what: String
  }
}
