import SantaCore

/// One of many objects that fill complete chunks, and produce trees in all kinds of indexes.
final class Parcel: Object {
  @Persisted(primaryKey: true) var id: Int
  @Persisted(indexed: true) var weight: Int
  @Persisted var half: Double
  @Persisted(unique: true) var note: String?
  @Persisted var next: Parcel?
  @Persisted var label: Label?
  @Persisted(originProperty: "next") var before: LinkingObjects<Parcel>

  override class var uniqueTogether: [[AnyKeyPath]] { [[\Parcel.half, \Parcel.label]] }

  convenience init(_ id: Int) {
    self.init()
    (self.id, weight, half) = (id, id * 7919 % 500, Double(id) / 2)
    if id % 3 > 0 { note = "the note of number \(id)" }
  }
}
