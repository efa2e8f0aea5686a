import SantaCore

extension SantaCoreShapePeer {
  func addOwner(_ id: Int) throws {
    try store.write {
      let owner = Owner()
      owner.id = id
      store.add(owner)
    }
    fetchTargets()
  }

  private func owner(_ id: Int) throws -> Owner {
    guard let owner = store.object(ofType: Owner.self, forPrimaryKey: id) else {
      throw Failure("\(Self.name) has no owner \(id) of collections")
    }
    return owner
  }

  func run(_ shape: CollectionShape, on id: Int, _ input: CollectionShape.Input) throws -> Int {
    let owner = try owner(id)
    switch shape {
    case .iterateInts:
      var sum = 0
      for value in owner.ints { sum += value }
      return sum
    case .indexInts:
      let ints = owner.ints
      return input.indices.reduce(0) { $0 + ints[$1] }
    case .containsInt: return owner.ints.contains(input.last) ? 1 : 0
    case .getMap:
      let map = owner.map
      return input.indices.reduce(0) { $0 + (map[input.keys[$1]] ?? 0) }
    case .appendInts, .removeInts, .appendAllInts, .appendObjects, .removeObjects, .appendAllObjects, .setMap,
      .insertSet:
      try store.write { change(shape, owner, input) }
      return 0
    }
  }

  private func change(_ shape: CollectionShape, _ owner: Owner, _ input: CollectionShape.Input) {
    switch shape {
    case .appendInts:
      let ints = owner.ints
      for value in input.values { ints.append(value) }
    case .appendAllInts: owner.ints.append(contentsOf: input.values)
    case .removeInts: owner.ints.removeAll()
    case .appendObjects:
      let objects = owner.objects
      for target in targets { objects.append(target) }
    case .appendAllObjects: owner.objects.append(contentsOf: targets)
    case .removeObjects: owner.objects.removeAll()
    case .setMap:
      let map = owner.map
      for (key, value) in zip(input.keys, input.values) { map[key] = value }
    case .insertSet:
      let set = owner.set
      for value in input.values { set.insert(value) }
    case .iterateInts, .indexInts, .containsInt, .getMap: break
    }
  }

  func contents(of collection: CollectionShape.Collection, on id: Int) throws -> [Int] {
    let owner = try owner(id)
    return switch collection {
    case .ints: Array(owner.ints)
    case .objects: owner.objects.map(\.id)
    case .map: owner.map.values.sorted()
    case .set: owner.set.sorted()
    }
  }
}
