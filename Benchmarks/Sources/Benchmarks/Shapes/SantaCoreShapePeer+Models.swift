import Foundation
import SantaCore

extension SantaCoreShapePeer: ModelShapePeer {
  static let modelClasses: [Object.Type] = [Priced.self, Item.self, Clip.self]

  final class Priced: Object {
    @Persisted(primaryKey: true) var id: Int
    @Persisted var name = ""
    @Persisted var price = Money(cents: 0)
  }

  class Item: Object {
    @Persisted(primaryKey: true) var id: Int
    @Persisted var name = ""
    @Persisted var presents = 0
    override class var subclasses: [Object.Type] { [Gift.self, Letter.self] }
  }

  final class Gift: Item { @Persisted var weight = 0 }

  final class Letter: Item { @Persisted var pages = 0 }

  final class Clip: Object { @Persisted var video: ExternalData? }

  func insertMoney(_ count: Int) throws {
    try store.write {
      for id in 0..<count {
        let sample = ShapeSample(id: id)
        let priced = Priced()
        (priced.id, priced.name, priced.price) = (id, sample.name, Money(cents: sample.presents))
        store.add(priced)
      }
    }
  }

  func sumOfMoney() throws -> Int { store.objects(Priced.self).reduce(0) { $0 + $1.price.cents } }

  func insertItems(_ count: Int) throws {
    try store.write {
      for id in 0..<count {
        let item: Item
        if ModelShape.isGift(id) {
          let gift = Gift()
          gift.weight = 2 * id
          item = gift
        } else if ModelShape.isLetter(id) {
          let letter = Letter()
          letter.pages = -id
          item = letter
        } else {
          item = Item()
        }
        let sample = ShapeSample(id: id)
        (item.id, item.name, item.presents) = (id, sample.name, sample.presents)
        store.add(item)
      }
    }
  }

  func countOfItems(onlyGifts: Bool) throws -> Int {
    onlyGifts
      ? store.objects(Gift.self).where { $0.presents < ModelShape.limit }.count
      : store.objects(Item.self).where { $0.presents < ModelShape.limit }.count
  }

  func sumOfItems() throws -> Int {
    store.objects(Item.self).reduce(0) { sum, item in
      switch item {
      case let gift as Gift: sum + gift.weight
      case let letter as Letter: sum + letter.pages
      default: sum + item.presents
      }
    }
  }

  func storeFile(_ url: URL) throws {
    try store.write { store.create(Clip.self).video = try ExternalData(contentsOf: url) }
  }

  func readFile(_ body: (Data) -> Void) throws {
    try store.objects(Clip.self).first?.video?.forEachChunk { body($0) }
  }
}
