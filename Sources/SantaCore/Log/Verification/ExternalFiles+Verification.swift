#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension ExternalFiles {
  /// Reads all external data that a state names, and records the damage.
  ///
  /// - Returns: the number of files.
  func verify(_ snapshot: Snapshot, _ verification: Verification) throws(StoreError) -> Int {
    var files: Set<UUID> = []
    var failure: StoreError?
    verification.subject = Verification.Subject()
    snapshot.forEachExternalCell { cell, value in
      let owner = ExternalOwner(cell, in: snapshot)
      do throws(ByteReader.Malformed) {
        let reference = try ExternalReference(value)
        verification.expect(
          files.insert(reference.file).inserted,
          "\(owner): the file with the data belongs to another property")
        do throws(StoreError) {
          let reader = try open(reference, owner: owner)
          for index in reference.checksums.indices { _ = try reader.block(index) }
        } catch {
          if !verification.note(error) { failure = failure ?? error }
        }
      } catch { verification.expect(false, "\(owner): \(error.what)") }
    }
    if let failure { throw failure }
    return files.count
  }
}
