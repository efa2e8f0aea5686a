import SantaCore

extension SantaCoreShapePeer {
  func prepare(_ shape: DeleteShape, _ count: Int) throws {
    switch shape {
    case .backlinks:
      try store.write {
        let target = Plain(ShapeSample(id: 0))
        store.add(target)
        for id in 0..<count { store.add(Linked(ShapeSample(id: id), target)) }
      }
    case .cascade:
      try store.write {
        let parent = Parent()
        store.add(parent)
        for id in 0...count {
          let child = Child()
          child.id = id
          child.name = ShapeSample(id: id).name
          store.add(child)
          if id < count { parent.children.append(child) }
        }
      }
    case .halfAtOnce, .halfInLoop: try insert(.plain, count)
    }
  }

  func delete(_ shape: DeleteShape) throws {
    try store.write {
      switch shape {
      case .backlinks: store.delete(store.objects(Plain.self))
      case .cascade: store.delete(store.objects(Parent.self))
      case .halfAtOnce: store.delete(store.objects(Plain.self).where { $0.presents < DeleteShape.presents })
      case .halfInLoop:
        for object in store.objects(Plain.self) where object.presents < DeleteShape.presents {
          store.delete(object)
        }
      }
    }
  }

  func counts(_ shape: DeleteShape) throws -> [Int] {
    switch shape {
    case .backlinks:
      [store.objects(Plain.self).count, store.objects(Linked.self).where { $0.target == nil }.count]
    case .cascade: [store.objects(Parent.self).count, store.objects(Child.self).count]
    case .halfAtOnce, .halfInLoop:
      [
        store.objects(Plain.self).count,
        store.objects(Plain.self).where { $0.presents == DeleteShape.presents }.count,
      ]
    }
  }
}
