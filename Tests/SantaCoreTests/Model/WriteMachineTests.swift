import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// The steps of write transactions, without a store, engine, threads or files. The tests perform the machine's actions.
struct WriteMachineTests {
  /// A machine, and the parts of a store that its actions affect.
  private struct Scene {
    let table: TableID
    let firstRow: RowKey
    var machine: WriteMachine
    /// The actions since the last `takeActions()`, without those that only refresh objects, collections or observers.
    var actions: [String] = []
    var changeCount: UInt64 = 1
    /// The transactions whose outcomes were rolled back, and those whose outcomes were released.
    var rolledBack: Set<Int> = []
    var released: Set<Int> = []
    var lastRolledBackState: Snapshot?
    /// The key of the next row in this state, at the time when the observations ended.
    var nextRowOfRolledBackState: UInt64?

    /// Creates a store with one row.
    init() {
      let transaction = Transaction(base: .empty)
      table = transaction.addTable("Toy", [ColumnDefinition(name: "count", type: .int64)])
      firstRow = transaction.insertRow(table)
      transaction.completeChanges()
      machine = WriteMachine(transaction.current)
    }

    var shown: Snapshot { machine.state.snapshot }
    var session: WriteSession { get throws { try #require(machine.session) } }

    mutating func perform(_ event: (inout WriteMachine) -> [WriteMachine.Action]) {
      for action in event(&machine) {
        switch action {
        case .unbindClasses: actions.append("unbind classes")
        case .rollBackClasses: actions.append("roll back classes")
        case .rebindObjects, .holdObservers: break
        case .rereadCollections: changeCount += 1
        case .rollBackOutcome(let number): rolledBack.insert(number)
        case .releaseOutcome(let number): released.insert(number)
        case .endObservations(let state):
          lastRolledBackState = state
          nextRowOfRolledBackState = state[table].nextRow
          actions.append("end observations")
        case .beginObservations:
          if actions.last != "begin observations" { actions.append("begin observations") }
        case .showRows: actions.append("show rows")
        case .excludeObservers: actions.append("exclude observers")
        case .unlock: actions.append("unlock")
        case .release(let session): #expect(session.number > 0 && session !== machine.session)
        case .rollBackSavepoint: perform { $0.savepointRolledBack() }
        case .move(let state): move(to: state)
        case .notifyStoreObservers: actions.append("notify store")
        case .notifyPropertyObservers: actions.append("notify properties")
        case .requestTurn: actions.append("request turn")
        }
      }
    }

    mutating func move(to state: Snapshot) {
      actions.append("move")
      perform { [changeCount] in $0.moved(to: state, changeCount: changeCount) }
    }

    mutating func begin(on base: Snapshot? = nil, holdsLock: Bool = true, isAppending: Bool = false) {
      perform { [changeCount] in
        $0.began(
          on: base, in: .thread(1), holdsLock: holdsLock, isAppending: isAppending, changeCount: changeCount)
      }
    }

    /// Inserts a row in the running transaction.
    @discardableResult func insert() throws -> RowKey { try session.transaction.insertRow(table) }

    /// Returns the state that the running transaction has produced, in the form in which the engine stores it.
    func made() throws -> Snapshot {
      let transaction = try session.transaction
      transaction.completeChanges()
      if transaction.needsSettling {
        transaction.settle(as: try transaction.current.rebased(on: transaction.base))
      }
      return transaction.current
    }

    /// Appends the running transaction, whose session has returned its lock to the engine.
    mutating func append() throws -> Snapshot {
      let made = try made()
      try session.giveUpLock()
      perform { $0.appended() }
      return made
    }

    /// Returns the row that the running transaction inserted last.
    func lastRow() throws -> RowKey {
      RowKey(rawValue: try session.transaction.tables[table.rawValue].nextRow - 1)
    }

    mutating func takeActions() -> [String] {
      defer { actions = [] }
      return actions
    }
  }

  @Test("A commit shows its rows, moves the store, and then notifies its observers")
  func committing() throws {
    var scene = Scene()
    let before = scene.shown
    scene.begin()
    let row = try scene.insert()
    #expect(scene.takeActions() == [] && scene.machine.unsettledNumber == 1 && !scene.machine.isSettled(1))
    let made = try scene.made()
    scene.perform { $0.committed(made) }
    #expect(
      scene.takeActions() == ["show rows", "exclude observers", "move", "begin observations", "notify store"])
    #expect(scene.shown.contains(row, in: scene.table) && !before.contains(row, in: scene.table))
    #expect(
      scene.machine.session == nil && scene.machine.isSettled(1) && scene.machine.unsettledNumber == nil)
    #expect(scene.released == [1] && scene.rolledBack == [])
  }

  @Test("A commit without changes moves nothing, and asks for the turn that it has held up")
  func committingNothing() throws {
    var scene = Scene()
    let base = scene.shown
    scene.begin()
    scene.perform { $0.committed(base) }
    #expect(scene.takeActions() == ["exclude observers", "begin observations", "request turn"])
    // This commit has no changes, but uses a row key: the row is inserted and deleted.
    scene.begin()
    let row = try scene.insert()
    scene.perform { $0.committed(base) }
    #expect(
      scene.takeActions() == ["end observations", "exclude observers", "begin observations", "request turn"])
    #expect(scene.rolledBack == [2])
    let rolledBack = scene.machine.state.rolledBack
    #expect(rolledBack.contains(row, in: scene.table, transactionNumber: 2))
    #expect(!rolledBack.contains(row, in: scene.table, transactionNumber: 1))
  }

  @Test(
    "A rollback ends the observations of lost rows before it lets others write", arguments: [true, false])
  func rollingBack(holdsLock: Bool) throws {
    var scene = Scene()
    scene.begin(holdsLock: holdsLock)
    let row = try scene.insert()
    scene.perform { $0.rolledBack() }
    #expect(
      scene.takeActions()
        == ["end observations", "begin observations"] + (holdsLock ? ["unlock"] : [])
        + ["request turn", "notify properties"])
    #expect(scene.lastRolledBackState?.version == scene.shown.version && scene.rolledBack == [1])
    #expect(scene.machine.state.rolledBack.contains(row, in: scene.table, transactionNumber: 1))
    // The next transaction gives the key to another row.
    scene.begin()
    #expect(try scene.insert() == row)
    #expect(!scene.machine.state.rolledBack.contains(row, in: scene.table, transactionNumber: 2))
  }

  @Test("A rolled back class is forgotten")
  func rollingBackClass() throws {
    var scene = Scene()
    scene.begin()
    _ = try scene.session.transaction.addTable("Box", [])
    scene.perform { $0.rolledBack() }
    #expect(scene.takeActions().prefix(2) == ["roll back classes", "unbind classes"])
    scene.begin()
    _ = try scene.session.transaction.addTable("Box", [])
    let made = try scene.made()
    scene.perform { $0.committed(made) }
    #expect(scene.takeActions().filter { $0.hasSuffix("classes") } == ["unbind classes", "unbind classes"])
  }

  @Test("A rolled back savepoint ends the observations of its rows, and keeps those before it")
  func savepoint() throws {
    var scene = Scene()
    scene.begin()
    let kept = try scene.insert()
    scene.perform { $0.savepointBegan() }
    let lost = try scene.insert()
    try scene.session.fail(.notInWrite())
    scene.perform { $0.savepointFailed() }
    #expect(scene.takeActions() == ["end observations", "notify properties"])
    #expect(try scene.session.failure == nil && !scene.session.isInSavepoint)
    let state = try #require(scene.lastRolledBackState)
    #expect(state.contains(kept, in: scene.table) && !state.contains(lost, in: scene.table))
    // An observer recognises a lost object by its key, which must not be reserved yet.
    #expect(scene.nextRowOfRolledBackState == lost.rawValue)
    scene.perform { $0.savepointBegan() }
    let second = try scene.insert()
    scene.perform { $0.savepointEnded() }
    let made = try scene.made()
    scene.perform { $0.committed(made) }
    #expect(scene.shown.contains(second, in: scene.table))
  }

  @Test("An appended transaction is shown when it is durable")
  func appending() throws {
    var scene = Scene()
    scene.begin(isAppending: true)
    let row = try scene.insert()
    #expect(scene.machine.insertingTransaction(of: row, in: scene.table) == 1)
    let made = try scene.append()
    #expect(scene.takeActions() == ["unbind classes", "show rows"])
    #expect(!scene.shown.contains(row, in: scene.table) && scene.machine.unsettledNumber == 1)
    #expect(scene.machine.state.newest.version == made.version && scene.released == [])
    #expect(scene.machine.insertingTransaction(of: row, in: scene.table) == 1)
    scene.perform { $0.becameDurable(made) }
    #expect(
      scene.takeActions() == [
        "move", "begin observations", "notify store", "begin observations", "request turn",
      ])
    #expect(scene.shown.contains(row, in: scene.table) && scene.released == [1])
    #expect(scene.machine.state.appended.isEmpty && scene.machine.isSettled(1))
    #expect(scene.machine.insertingTransaction(of: row, in: scene.table) == nil)
  }

  @Test("An asyncWrite without changes leaves nothing behind")
  func appendingNothing() throws {
    var scene = Scene()
    scene.begin(isAppending: true)
    try scene.session.giveUpLock()
    scene.perform { $0.appendedNothing() }
    #expect(scene.takeActions() == ["begin observations"] && scene.machine.unsettledNumber == nil)
    #expect(scene.released == [1] && scene.machine.state.rolledBack.count == 0)
  }

  @Test("A commit that becomes durable during another transaction is shown when that one has ended")
  func durableWithinWrite() throws {
    var scene = Scene()
    scene.begin(isAppending: true)
    let first = try scene.insert()
    let made = try scene.append()
    scene.begin(on: made, isAppending: true)
    scene.actions = []
    scene.perform { $0.becameDurable(made) }
    #expect(scene.takeActions() == ["begin observations", "request turn"])
    #expect(!scene.shown.contains(first, in: scene.table) && !scene.machine.isSettled(1))
    scene.perform { $0.rolledBack() }
    // The rolled-back transaction has seen the appended state.
    #expect(scene.machine.state.pending?.version == made.version)
    scene.move(to: made)
    #expect(scene.shown.contains(first, in: scene.table) && scene.machine.isSettled(2))
  }

  @Test("A failed sync rolls back all that was based on it, and the row keys are not mistaken for later ones")
  func losing() throws {
    var scene = Scene()
    scene.begin(isAppending: true)
    let first = try scene.insert()
    let made = try scene.append()
    scene.begin(on: made, isAppending: true)
    let second = try scene.insert()
    _ = try scene.append()
    scene.actions = []
    scene.perform { $0.lost([1, 2]) }
    #expect(
      scene.takeActions() == [
        "roll back classes", "roll back classes", "end observations", "begin observations", "request turn",
        "notify properties",
      ])
    #expect(scene.rolledBack == [1, 2] && scene.machine.state.appended.isEmpty)
    #expect(scene.lastRolledBackState?.version == scene.shown.version)
    for (row, number) in [(first, 1), (second, 2)] {
      #expect(scene.machine.state.rolledBack.contains(row, in: scene.table, transactionNumber: number))
    }
    scene.begin()
    #expect(
      try scene.insert() == first && scene.machine.insertingTransaction(of: first, in: scene.table) == 3)
  }

  @Test("Within a transaction, what was lost ends no observations; its end does")
  func losingWithinWrite() throws {
    var scene = Scene()
    scene.begin(isAppending: true)
    try scene.insert()
    _ = try scene.append()
    scene.begin()
    scene.actions = []
    scene.perform { $0.lost([1]) }
    #expect(!scene.takeActions().contains("end observations"))
    scene.perform { $0.rolledBack() }
    #expect(scene.takeActions().contains("end observations"))
  }

  @Test("The last state of a deleted row ends where the transaction began that deleted it")
  func deletedRows() throws {
    var scene = Scene()
    let row = scene.firstRow
    scene.changeCount = 7
    scene.begin()
    scene.changeCount = 9
    try scene.session.transaction.delete(row, from: scene.table)
    let made = try scene.made()
    scene.perform { $0.committed(made) }
    let state = try #require(scene.machine.state.deletedRows.lastState(of: row, in: scene.table))
    #expect(state.shownUntil == 7 && state.snapshot.contains(row, in: scene.table))
  }

  /// Compares random transactions with the expected outcome of each.
  @Test("Random transactions end as they should", arguments: RandomRun.seeds(20, fresh: 5))
  func random(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var scene = Scene()
    /// The appended transactions and their states, the row of each transaction, and the numbers of lost transactions.
    var appended: [(number: Int, made: Snapshot)] = []
    var rows: [Int: RowKey] = [:]
    var lost: Set<Int> = []
    var kept: Set<RowKey> = [scene.firstRow]
    /// The rolled-back transactions that have seen a state that isn't durable yet.
    var seen: [Int] = []
    var unlocked = 0
    for _ in 0..<200 {
      scene.actions = []
      if Bool.random(using: &random), let first = appended.first {
        if Int.random(in: 0..<4, using: &random) == 0 {
          // If a transaction is lost, all transactions based on it are lost, too.
          let numbers = (appended.map(\.number) + seen.filter { !scene.machine.isSettled($0) }).sorted()
          scene.perform { $0.lost(numbers) }
          lost.formUnion(appended.map(\.number))
          appended = []
        } else {
          scene.perform { $0.becameDurable(first.made) }
          kept.formUnion(rows[first.number].map { [$0] } ?? [])
          appended.removeFirst()
          #expect(scene.shown.version == first.made.version)
        }
      } else {
        let isAppending = !appended.isEmpty || Bool.random(using: &random)
        scene.begin(on: appended.last?.made, isAppending: isAppending)
        let number = try scene.session.number
        if Int.random(in: 0..<5, using: &random) > 0 { rows[number] = try scene.insert() }
        if Bool.random(using: &random) {
          scene.perform { $0.savepointBegan() }
          try scene.insert()
          let isKept = Bool.random(using: &random)
          scene.perform { isKept ? $0.savepointEnded() : $0.savepointFailed() }
          if isKept { rows[number] = try rows[number] ?? scene.lastRow() }
        }
        scene.actions = []
        if rows[number] == nil || Int.random(in: 0..<3, using: &random) == 0 {
          scene.perform { $0.rolledBack() }
          unlocked += scene.actions.contains("unlock") ? 1 : 0
          if rows[number] != nil { lost.insert(number) }
          if let last = appended.last {
            seen.append(number)
            #expect(scene.machine.state.pending?.version == last.made.version)
          }
        } else if isAppending {
          appended.append((number, try scene.append()))
        } else {
          let made = try scene.made()
          scene.perform { $0.committed(made) }
          if let row = rows[number] { kept.insert(row) }
        }
      }
      #expect(scene.machine.session == nil)
      for row in kept { #expect(scene.shown.contains(row, in: scene.table), "row \(row) is missing") }
      for (number, row) in rows {
        let isLost = scene.machine.state.rolledBack.contains(row, in: scene.table, transactionNumber: number)
        #expect(isLost == lost.contains(number), "transaction \(number)")
      }
      #expect(scene.rolledBack.isSuperset(of: lost.intersection(rows.keys)))
      #expect(scene.machine.state.newest.version == (appended.last?.made ?? scene.shown).version)
    }
    #expect(unlocked > 0)
  }
}
