import Foundation
import SantaCore

/// `migrate --store DIR`: migrates a store.
struct MigrateCommand {
  private let options: Options

  init(_ options: Options) { self.options = options }

  func run() throws {
    let store = try Letters.migrated(options.directory)
    let count = store.objects(Letters.New.Letter.self).count
    guard count == (0..<Letters.count).count(where: { $0 % 13 != 2 }) else {
      throw Loss("After the migration, there are \(count) letters.")
    }
    Output.line("migrated")
  }
}

/// `follow --store DIR`: reads a store with the classes from before its migration, until it is killed. The contents that it
/// sees must not change.
struct FollowCommand {
  private let options: Options

  init(_ options: Options) { self.options = options }

  func run() throws {
    let store = try Store(
      configuration: .init(
        location: .directory(try options.directory),
        objectTypes: [Letters.Old.Letter.self, Letters.Old.Stamp.self, Letters.Old.Draft.self]))
    var errorCount = 0
    let token = store.objects(Letters.Old.Letter.self).observe { change in
      if case .error = change { errorCount += 1 }
    }
    Output.line("following")
    while true {
      store.refresh()
      let letters = store.objects(Letters.Old.Letter.self)
      for (id, letter) in letters.enumerated() {
        guard letter.id == id, letter.child.hasPrefix("child \(id)"), letter.street == "street \(id % 300)",
          letter.wishes.count == (id % 50 == 0 ? 300 : id % 4)
        else { throw Loss("Letter \(id) is shown wrongly: \(letter)") }
      }
      guard letters.count == Letters.count, errorCount <= 1 else {
        throw Loss("\(letters.count) letters are shown, and there were \(errorCount) errors.")
      }
      // A write may only succeed before the migration.
      if errorCount == 1, (try? store.write { letters[0].child += "?" }) != nil {
        throw Loss("A program with the old classes wrote to the migrated store.")
      }
      _ = token
      Thread.sleep(forTimeInterval: 0.002)
    }
  }
}
