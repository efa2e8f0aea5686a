import Foundation
import SantaCore

/// `growth --store DIR --commits N`: commits small and large changes to a hundred objects with 100 KB of data each. The files
/// must not grow beyond a limit that depends on their contents, and the store must be complete at the end.
struct GrowthCommand {
  private static let photoCount = 100
  /// The interval of commits that replace the data of an object.
  private static let editionInterval = 20
  /// The limit for the files as a multiple of the data, in addition to logs: compaction rewrites data of which half is
  /// superseded.
  private static let mostCopies = 3
  private static let logByteCount = 16 << 20

  private let directory: URL
  private let commitCount: Int

  init(_ options: Options) throws {
    directory = try options.directory
    commitCount = try options.number("commits", default: 1_000_000)
  }

  func run() throws {
    let limit = Self.mostCopies * Self.photoCount * Photo.byteCount + Self.logByteCount
    var (editions, views) = (
      Array(repeating: 0, count: Self.photoCount), Array(repeating: 0, count: Self.photoCount)
    )
    var largest = 0
    do {
      let store = try opened()
      let photos = try store.write {
        (0..<Self.photoCount).map { id in
          let photo = Photo()
          (photo.id, photo.contents) = (id, Photo.contents(id, 0))
          store.add(photo)
          return photo
        }
      }
      for commit in 1...max(1, commitCount) {
        let id = commit % Self.photoCount
        try store.write {
          views[id] += 1
          photos[id].views = views[id]
          guard commit.isMultiple(of: Self.editionInterval) else { return }
          // Takes the objects in turn. `id` would skip most of them, because the interval divides their number.
          let other = commit / Self.editionInterval % Self.photoCount
          editions[other] += 1
          photos[other].edition = editions[other]
          photos[other].contents = Photo.contents(other, editions[other])
        }
        guard commit.isMultiple(of: 1_000) else { continue }
        let size = try byteCount()
        largest = max(largest, size)
        if size > limit {
          throw Loss("After \(commit) commits the files have \(size) bytes, and at most \(limit) are needed.")
        }
      }
      try store.compact()
    }
    let store = try opened()
    for photo in store.objects(Photo.self)
    where photo.views != views[photo.id]
      || photo.contents != Photo.contents(photo.id, editions[photo.id])
    {
      throw Loss("Photo \(photo.id) is not what was committed last.")
    }
    Output.line(
      "commits \(commitCount), data \(Self.photoCount * Photo.byteCount) bytes, files at most \(largest) bytes, and "
        + "\(try byteCount()) when compacted")
  }

  private func opened() throws -> Store {
    try Store(
      configuration: .init(location: .directory(directory), objectTypes: [Photo.self], durability: .relaxed))
  }

  private func byteCount() throws -> Int {
    let files = try FileManager.default.subpathsOfDirectory(atPath: directory.path)
    return files.reduce(0) { sum, file in
      // A file may be removed during the enumeration.
      let values = try? directory.appending(path: file).resourceValues(forKeys: [
        .fileSizeKey, .isDirectoryKey,
      ])
      return values?.isDirectory == true ? sum : sum + (values?.fileSize ?? 0)
    }
  }
}
