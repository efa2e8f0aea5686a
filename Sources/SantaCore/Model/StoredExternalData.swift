/// External data that a state of a store refers to.
final class StoredExternalData: Sendable {
  let reference: ExternalReference
  let files: ExternalFiles
  let owner: ExternalOwner
  /// Keeps the file while the value is in use.
  private let lease: ExternalLease?

  init(
    _ reference: ExternalReference, in files: ExternalFiles, lease: ExternalLease?, owner: ExternalOwner
  ) {
    self.reference = reference
    self.files = files
    self.lease = lease
    self.owner = owner
  }
}
