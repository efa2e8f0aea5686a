import SantaStore

extension Replica.Failure {
  /// Creates the failure for a change that is longer than servers and replicas accept.
  init(tooLong change: LogicalChange, _ byteCount: Int) {
    var largest: (object: String, byteCount: Int)?
    for operation in change.operations {
      let count = LogicalChange(operations: [operation]).encoded(as: .own).count
      if count > largest?.byteCount ?? 0, let object = operation.object {
        largest = ("\(object.type.name) \(object.primaryKey.map { "\($0)" } ?? "")", count)
      }
    }
    self = .refused(
      "The commits since the last sent change have \(byteCount) bytes, but a change can have at most "
        + "\(PartialChanges.maximumByteCount). "
        + (largest.map { "Most of it, \($0.byteCount) bytes, belongs to \($0.object). " } ?? "")
        + "Delete unneeded data, or keep large data in files.")
  }

  init(_ refusal: ChangeRecorder.Refusal) {
    switch refusal {
    case .schemaNotAdditive(let name):
      self = .refused(
        "\(name) was changed, but other replicas can only follow additions. Add a property with another name "
          + "instead.")
    case .primaryKeyChanged(let object):
      self = .refused(
        "The primary key of an object of \(object.type.name) was changed, which other replicas can't follow. Add "
          + "an object with the new key, and delete the old one.")
    }
  }
}

extension Replica.Rejection {
  /// - Parameter change: a long change whose first parts were discarded before its last part arrived.
  init(givenUp change: LogicalChange) {
    self.init(
      type: change.operations.lazy.compactMap(\.object).first?.type.name ?? "",
      reason:
        "a change of more than \(Replica.partByteCount) bytes was discarded, because too many other changes were incomplete"
    )
  }

  init(_ operation: VoidOperation) {
    var (type, primaryKey): (ReplicatedType?, String?) = (nil, nil)
    var (properties, value): ([Property], String?) = ([], nil)
    switch operation.part {
    case .addition(.type(let added)): type = added
    case .addition(.property(let added, let changed, _)): (type, properties) = (changed, [added])
    case .addition(.unique(let members, let changed)): (type, properties) = (changed, members)
    case .operation(let operation):
      (type, primaryKey) = (operation.object?.type, operation.object?.primaryKey?.messageText)
      switch operation {
      case .delete, .create: break
      case .set(_, let name, let new): (properties, value) = ([name], new.messageText)
      case .increment(_, let name, let number): (properties, value) = ([name], number.messageText)
      case .editSet(_, let name, _, _), .editMap(_, let name, _, _), .editList(_, let name, _):
        properties = [name]
      }
    }
    let reason =
      switch operation.reason {
      case .unique where operation.isAddition: "objects have equal values, so they are not unique"
      case .unsuitableAddition: "the class can't have this property, or this rule for it"
      case .unknownProperty: "the property is unknown in the order"
      case .absent: "the object or element was deleted"
      case .duplicate: "the object already exists"
      case .unsuitableValue: "the property can't have the value"
      case .unique: "another object has the value, which is unique"
      case .unowned: "no object owns the embedded object"
      case .tooMany: "a limit of the order is reached"
      }
    let names = properties.map(\.name).joined(separator: ", ")
    self.init(
      type: type?.name ?? "", primaryKey: primaryKey, property: names.isEmpty ? nil : names, value: value,
      reason: reason)
  }
}
