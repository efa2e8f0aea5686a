import Foundation
import SantaCore

/// Uses a store like a program: reads everything in every way, and observes, changes and deletes it. Each call must return or
/// throw a `StoreError`, whatever the store contains.
struct StoreExerciser {
  let store: Store

  /// Ignores the error of an operation that finds damage or data that violates a rule.
  private static func trying(_ body: () throws -> Void) throws {
    do { try body() } catch is StoreError {
      // The expected result for a damaged store.
    }
  }

  // MARK: Reading

  func read() {
    for toy in store.objects(Toy.self) { look(at: toy.file) }
    let (toys, parcels, labels) = (
      store.objects(Toy.self), store.objects(Parcel.self), store.objects(Label.self)
    )
    walk(toys) { look(at: $0) }
    walk(parcels) { _ = ($0.id, $0.weight, $0.half, $0.note, $0.next?.id, $0.label?.name, $0.before.count) }
    walk(labels) { _ = ($0.name, $0.size, ($0 as? BigLabel)?.weight) }
    let bigLabels = store.objects(BigLabel.self)
    walk(bigLabels.where { $0.weight > 0 || $0.inner.size > 3 }.sorted(by: \.weight)) {
      _ = ($0.name, $0.inner?.name, Array($0.rest).map(\.weight))
    }
    walk(parcels.sorted(by: \.weight)) { _ = $0.note }
    walk(parcels.sorted(by: \.half, ascending: false).prefix(20)) { _ = $0.note }
    walk(parcels.sorted(by: \.label?.name).distinct(by: \.label?.size)) { _ = $0.note }
    walk(parcels.where { $0.weight > 100 && $0.weight < 300 }) { _ = $0.note }
    walk(parcels.where { $0.next.weight > 200 || $0.before.id < 40 }.sorted(by: \.next?.weight)) {
      _ = $0.note
    }
    walk(parcels.where { $0.note.in(["the note of number 7", "the note of number 8"]) }) { _ = $0.half }
    walk(parcels.where { $0.note.contains("7") }) { _ = $0.half }
    walk(toys.where { $0.indexedText == "toy 3" || $0.toys.int > 5 || $0.texts.count > 3 }) { _ = $0.text }
    walk(toys.where { $0.any > 3 || $0.any.contains("toy") || $0.anys.contains([1]) }.sorted(by: \.any)) {
      _ = $0.any
    }
    walk(toys.where { $0.indexedDecimal >= 0.5 || $0.decimal < $0.decimalSet.max }.sorted(by: \.decimal)) {
      _ = $0.decimal
    }
    walk(toys.where { $0.numbers.sum > 7 || $0.toyMap.int8 > 3 }.sorted(by: \.indexedDouble)) { _ = $0.text }
    _ = (parcels.values(of: \.weight), parcels.values(of: \.note), parcels.values(of: \.label?.name))
    _ = (parcels.sorted(by: \.half).values(of: \.weight), parcels.sorted(by: \.weight).values(of: \.half))
    _ = (parcels.min(of: \.weight), parcels.max(of: \.half), parcels.average(of: \.half))
    _ = parcels.sectioned { $0.weight % 7 }.map { ($0.key, $0.map(\.id)) }
    _ = toys.sectioned(by: \.indexedText).map { ($0.key, $0.count) }
    for id in stride(from: 0, to: 1_000, by: 9) {
      if let parcel = store.object(ofType: Parcel.self, forPrimaryKey: id) { _ = parcels.index(of: parcel) }
    }
    for number in 0..<12 { _ = store.object(ofType: Toy.self, forPrimaryKey: Toy.id(number))?.text }
    for number in 0..<20 { _ = store.object(ofType: Label.self, forPrimaryKey: Label(number).name)?.size }
  }

  /// Accesses a collection through all methods of the standard library.
  private func walk<Element: Object>(_ results: Results<Element>, _ visit: (Element) -> Void) {
    let count = results.count
    for element in Array(results) { visit(element) }
    _ = results.map(\.isInvalidated)
    for index in stride(from: 0, to: count, by: max(1, count / 10)) { _ = results[index].isInvalidated }
    _ = (results.first?.isInvalidated, results.last?.isInvalidated)
    _ = results.freeze().map(\.isInvalidated)
    _ = Array(results.reversed().prefix(3))
    _ = results.lazy.filter(\.isInvalidated).count
    _ = Array(results.dropFirst(count / 2))
    if results.count != count { Output.complaint("\(results) counted \(count) before") }
  }

  private func look(at toy: Toy) {
    _ = (toy.id, toy.bool, toy.int, toy.int8, toy.int16, toy.int32, toy.uint8, toy.uint16, toy.uint32)
    _ = (toy.uint64, toy.float, toy.double, toy.text, toy.data, toy.date, toy.uuid, toy.link?.id)
    _ = (toy.optionalBool, toy.optionalInt, toy.optionalFloat, toy.optionalText, toy.optionalData)
    _ = (toy.optionalDate, toy.optionalUUID, toy.indexedText, toy.indexedDouble, toy.unreadableProperties)
    _ = (toy.any["name"]?[0], Array(toy.anys))
    _ = (
      toy.decimal, toy.indexedDecimal, Array(toy.decimalSet), toy.decimalSet.sum(), toy.decimalSet.average()
    )
    look(at: toy.toys, \.id)
    look(at: toy.texts, \.count)
    look(at: toy.numbers, \.self)
    look(at: toy.parts, \.name)
    for part in toy.parts { look(at: part.inner, \.name) }
    _ = (
      Array(toy.toySet).map(\.id), Array(toy.textSet), Array(toy.numberSet), toy.textSet.contains("element 3")
    )
    _ = (Array(toy.toyMap).map { $0.value?.id }, Array(toy.dataMap).map(\.value.count), toy.dataMap["key 3"])
    _ = (Array(toy.partMap).map { $0.value?.name }, toy.part?.name, toy.wrapping?.id)
    _ = (toy.toySet.freeze().count, toy.dataMap.freeze().map(\.key), toy.dataMap.keys, toy.dataMap.values)
    _ = (Array(toy.holders).map(\.id), toy.holders.first?.id, toy.holders.map(\.int))
    // A forged table may lack the property. The list is then unmanaged.
    if toy.toys.isEmpty { return }
    walk(toy.toys.objects) { _ = $0.int }
    walk(toy.toys.sorted(by: \.double)) { _ = $0.int }
  }

  /// Checks that readable bytes are unchanged. Only references to external files are forged, not the files themselves.
  private func look(at file: ExternalData?) {
    guard let file else { return }
    do {
      let bytes = try file.data()
      if bytes.count != file.count { Output.complaint("\(bytes.count) bytes of \(file.count) were read") }
      _ = try file.data(in: bytes.count / 2..<bytes.count)
      try file.forEachChunk { _ in }
    } catch {
      if !(error is StoreError) { Output.complaint("reading a file threw \(error)") }
    }
  }

  private func look<Element: PersistableElement, Value>(
    at list: List<Element>, _ path: KeyPath<Element, Value>
  ) {
    _ = Array(list).map { $0[keyPath: path] }
    _ = (list.first?[keyPath: path], list.last?[keyPath: path])
    for index in stride(from: 0, to: list.count, by: max(1, list.count / 7)) {
      _ = list[index][keyPath: path]
    }
    _ = list.reversed().map { $0[keyPath: path] }
  }

  // MARK: Writing

  func write() throws {
    let parcels = store.objects(Parcel.self)
    let tokens = [
      parcels.observe { _ in }, parcels.sorted(by: \.weight).observe { _ in },
      parcels.where { $0.next.weight > 200 }.sorted(by: \.half).prefix(30).observe { _ in },
      store.objects(Toy.self).distinct(by: \.indexedText).observe { _ in },
      store.objects(Toy.self).first?.toys.observe { _ in }, store.objects(Toy.self).last?.observe { _ in },
      store.objects(Toy.self).first?.dataMap.observe { _ in },
    ]
    store.refresh()
    try Self.trying {
      try store.write {
        for id in 0..<30 { store.object(ofType: Parcel.self, forPrimaryKey: id * 13)?.weight &+= 1 }
      }
    }
    try Self.trying { try store.write { for toy in store.objects(Toy.self) { change(toy) } } }
    store.refresh()
    try Self.trying {
      try store.write {
        store.add((30_000..<30_040).map { Parcel($0) })
        store.add(Parcel(5), update: .all)
        store.add(Label(99))
        store.add(BigLabel(6), update: .modified)
        store.objects(BigLabel.self).first?.rest.append(BigLabel(98))
        let toy = Toy(400)
        store.add(toy)
        toy.fill(20, with: Array(store.objects(Toy.self)))
      }
    }
    store.refresh()
    read()
    try Self.trying { try store.write { parcels.setValue("x", forKey: "note") } }
    try Self.trying { try store.write { store.delete(parcels.where { $0.weight > 250 }) } }
    try Self.trying { try store.write { store.delete(parcels.sorted(by: \.half).prefix(10)) } }
    try Self.trying {
      try store.write { if let toy = store.objects(Toy.self).last, !toy.isInvalidated { store.delete(toy) } }
    }
    store.refresh()
    withExtendedLifetime(tokens) {}
  }

  private func change(_ toy: Toy) {
    if toy.isInvalidated { return }
    (toy.int, toy.text, toy.optionalText, toy.indexedDouble) = (
      toy.int &+ 1, toy.text + " and on", nil, toy.indexedDouble.map { $0 + 1 } ?? 0
    )
    toy.indexedText += "!"
    toy.file = toy.link?.file ?? ExternalData(Data(toy.text.utf8))
    if toy.texts.count > 2 {
      toy.texts.move(from: 0, to: toy.texts.count - 1)
      toy.texts.remove(at: 1)
      toy.texts.swapAt(0, toy.texts.count - 1)
      toy.texts[0] = "first"
    }
    toy.texts.append("last")
    while toy.numbers.count > 6 && toy.numbers.count < 100 { toy.numbers.removeFirst() }
    if toy.numbers.count > 2_000 { toy.numbers.insert(5, at: 1_500) }
    if let other = toy.link { toy.toys.append(other) }
    if toy.toys.count > 3 { toy.toys.remove(at: 2) }
    toy.textSet.formSymmetricDifference(["element 1", "new"])
    toy.numberSet.insert(nil)
    toy.toySet.insert(toy)
    toy.toyMap["me"] = toy
    toy.dataMap["key 0"] = nil
    toy.dataMap["key 00"] = Data([1])
    toy.part = ToyPart("another", inner: 1)
    if toy.parts.count > 1 { toy.parts.remove(at: 0) }
    toy.partMap["part 1"] = .some(nil)
  }

  /// Performs the operations that rewrite or delete everything.
  func rewrite(copy: URL) throws {
    try Self.trying { try store.writeCopy(to: copy) }
    try Self.trying { try store.compact() }
    try Self.trying { try store.write { store.delete(store.objects(Parcel.self)) } }
    try Self.trying { try store.write { store.deleteAll() } }
    try Self.trying { try store.write { store.add(Parcel(7), update: .all) } }
  }
}
