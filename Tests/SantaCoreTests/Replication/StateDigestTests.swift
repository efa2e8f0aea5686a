import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaReplication
@testable import SantaStore

struct StateDigestTests {
  private func digest(_ store: Store) -> UInt64 {
    var digest = StateDigest(home: .own)
    digest.update(to: store.context.snapshot, ReplicatedSchema(of: store.context.snapshot))
    return digest.value
  }

  @Test("Values of every type count")
  func everyType() throws {
    let store = try Store.temporary([AllTypes.self])
    let object = AllTypes()
    try store.write { store.add(object) }
    var digests = [digest(store)]
    try store.write { object.setLowest() }
    digests.append(digest(store))
    try store.write { object.setHighest(text: "é") }
    digests.append(digest(store))
    try store.write { object.setHighest(text: "e") }
    digests.append(digest(store))
    #expect(Set(digests).count == 4)
  }

  @Test("An object that replaces another one in its row is another one, and so are links to it")
  func replacedObject() throws {
    let store = try Store.temporary([ReplicaDirectory.Gift.self, ReplicaDirectory.Part.self])
    let transaction = Transaction(base: store.context.snapshot)
    let gifts = try #require(transaction.current.table(named: "Gift"))
    for key in 1...2 { _ = transaction.insertRow(gifts, nil, primaryKey: .int(Int64(key))) }
    let (link, target) = (RowKey(rawValue: 0), RowKey(rawValue: 1))
    let partner = try #require(transaction[gifts].column(named: "partner"))
    transaction.setValue(
      .link(target.rawValue), at: CellAddress(table: gifts, row: link, column: partner))
    transaction.addHiddenColumns(to: gifts)
    transaction.completeChanges()
    let first = transaction.current
    let replacing = Transaction(base: first)
    replacing.setFirstIdentity(
      Identity(replica: ReplicaNumber(rawValue: 7), counter: 1), of: .init(table: gifts, row: target))
    replacing.completeChanges()
    let second = replacing.current
    let home = ReplicaNumber(rawValue: 3)
    var (whole, stepwise) = (StateDigest(home: home), StateDigest(home: home))
    whole.update(to: second, ReplicatedSchema(of: second))
    stepwise.update(to: first, ReplicatedSchema(of: first))
    let before = stepwise.value
    stepwise.update(to: second, ReplicatedSchema(of: second))
    #expect(stepwise.value == whole.value && whole.value != before)
  }
}
