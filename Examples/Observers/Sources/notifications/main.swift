// How a program reacts to changes: the topics of RealmSwift's page about notifications, one after another.
//
// Observers in an app are called in later turns of its actor. This program calls `refresh()` instead of waiting for them.

import SantaCore

let store = try Store(configuration: .init(location: .inMemory("notifications")))
let dogs = store.objects(Dog.self)
let table = TableView()

print("A store")
let storeToken = store.observe { notification, store in
  print("  \(notification), \(store.objects(Dog.self).count) dogs")
}
try store.write {
  for (id, name) in ["Rex", "Fido", "Wolfie"].enumerated() {
    store.create(Dog.self, value: ["id": id, "name": name, "age": id + 2])
  }
}
storeToken.invalidate()

print("A collection")
let sorted = dogs.where { $0.age < 10 }.sorted(by: \.age)
let collectionToken = sorted.observe { change in
  switch change {
  case .initial(let dogs): table.reload(dogs)
  case .update(let dogs, _, _, _): table.update(dogs, change.changes)
  case .error(let error): print("  \(error)")
  }
}
store.refresh()
try store.write {
  dogs.first { $0.name == "Rex" }?.age = 9
  store.create(Dog.self, value: ["id": 3, "name": "Pipi", "age": 1])
}
store.refresh()
try store.write { store.delete(dogs.where { $0.name == "Fido" }) }
store.refresh()

print("An object")
guard let wolfie = dogs.first(where: { $0.name == "Wolfie" }) else { fatalError("Wolfie was deleted.") }
let objectToken = wolfie.observe { change in
  switch change {
  case .change(let dog, let properties):
    for property in properties {
      print(
        "  \(property.name) of \(dog.id): \(property.oldValue ?? "nil") is now \(property.newValue ?? "nil")")
    }
  case .error(let error): print("  \(error)")
  case .deleted: print("  The object was deleted.")
  }
}
try store.write { (wolfie.name, wolfie.age) = ("Wolf", 5) }
store.refresh()
objectToken.invalidate()

print("Key paths")
try store.write { wolfie.toy = store.create(Toy.self, value: ["name": "ball", "price": 3.5]) }
store.refresh()
let keyPathToken = dogs.observe(.only(\.toy?.price)) { change in
  if case .update(let dogs, _, _, let modifications) = change {
    for index in modifications {
      print("  The toy of \(dogs[index].name) costs \(dogs[index].toy?.price ?? 0).")
    }
  }
}
store.refresh()
try store.write { wolfie.age = 6 }
store.refresh()
try store.write { wolfie.toy?.price = 4 }
store.refresh()
keyPathToken.invalidate()

print("A write that an observer is not told of")
try store.write(withoutNotifying: [collectionToken]) { wolfie.name = "Silent Wolf" }
store.refresh()
collectionToken.invalidate()

print("A list, until its owner is deleted")
let person = try store.write { store.create(Person.self, value: ["name": "Mara"]) }
let listToken = person.dogs.observe { change in
  if case .update(let dogs, let deletions, let insertions, _) = change {
    print("  \(dogs.count) dogs: deleted \(deletions), inserted \(insertions)")
  }
}
store.refresh()
try store.write { person.dogs.append(contentsOf: dogs) }
store.refresh()
try store.write { store.delete(person) }
store.refresh()
listToken.invalidate()

print("A property, at the assignment")
let propertyToken = wolfie.observe(\.age, options: [.initial, .old, .new]) { _, change in
  print("  \(change.oldValue.map { "\($0)" } ?? "-") > \(change.newValue.map { "\($0)" } ?? "-")")
}
struct Mistake: Error {}
do {
  try store.write {
    wolfie.age = 7
    print("  the next line")
    throw Mistake()
  }
} catch is Mistake { print("  rolled back") }
propertyToken.invalidate()

print("Another actor")
actor Counter {
  private(set) var count = 0
  func note(_ dogs: Results<Dog>) { count = dogs.count }
}
let counter = Counter()
let actorToken = dogs.observe(on: counter) { counter, change in
  switch change {
  case .initial(let dogs), .update(let dogs, _, _, _): counter.note(dogs)
  case .error(let error): print("  \(error)")
  }
}
try store.write { store.create(Dog.self, value: ["id": 4, "name": "Ada"]) }
while await counter.count < 4 { try await Task.sleep(for: .milliseconds(5)) }
print("  \(await counter.count) dogs")
actorToken.invalidate()

print("A sequence")
for try await update in dogs.sorted(by: \.name).updates {
  print(
    "  \(update.after.map(\.name)), changed: \(update.changes.modifications.map { update.changes.properties(at: $0.new) })"
  )
  if !update.isInitial { break }
  try store.write { wolfie.name = "Wolfie" }
}
