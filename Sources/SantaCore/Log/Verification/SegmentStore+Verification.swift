extension SegmentStore {
  /// Verifies all blocks of a segment, including superseded ones.
  static func verify(
    _ number: SegmentNumber, _ file: MappedFile, _ verification: Verification,
    progress: (_ byteCount: Int) -> Void
  ) {
    var offset = FileHeader.byteCount
    var isFollowing = true
    while offset < file.count {
      let reference = BlockReference(segment: number, offset: offset)
      do throws(ByteReader.Malformed) {
        let block = try Block.find(reference, in: file)
        offset += block.byteCount
        isFollowing = true
        progress(block.byteCount)
      } catch {
        // Only the length of this block gives the offset of the next one. If the length is wrong, an invalid block at that
        // offset isn't separate damage.
        guard isFollowing else { return }
        verification.note(
          StoreError.Damage(path: file.path, offset: offset + error.offset, what: error.what))
        guard let length = Block.length(reference, in: file) else { return }
        offset += length
        isFollowing = false
      }
    }
  }

  /// Maps the segments of a manifest that can be opened, and records the damage of the remaining ones.
  func mapped(of manifest: Manifest, _ verification: Verification) throws(StoreError) -> [SegmentNumber:
    MappedFile]
  {
    var files: [SegmentNumber: MappedFile] = [:]
    for segment in manifest.segments {
      do throws(StoreError) { files[segment.number] = try map(segment) } catch {
        if !verification.note(error) { throw error }
      }
    }
    return files
  }
}
