#if canImport(CLMDB)
  /// LMDB has neither indexes nor links, so only the work on stops is measured.
  extension LMDBPeer: BulkPeer {
    func prepare(_ work: BulkWork, _ count: Int) throws {
      if work.needsObjects { try insert(count) }
    }

    func run(_ work: BulkWork, _ count: Int) throws -> Bool {
      let stops = environment.stops
      switch work {
      case .objects: try insert(count)
      case .columns, .values, .links, .linksAndText, .firstIndex: return false
      case .upsert:
        try environment.write { transaction in
          for id in 0..<count {
            let (name, presents) = BulkWork.changed(id)
            let bytes = Record(Sample(id: id), name: name, presents: presents).bytes
            let known = try transaction.get(id, in: stops)
            if known?.elementsEqual(bytes) != true { try transaction.put(id, bytes, in: stops) }
          }
        }
      case .deleteHalf:
        try environment.write { transaction in
          try transaction.deleteAll(in: stops) { Record.presents(in: $1) < BulkWork.half }
        }
      case .deleteAll: try environment.write { try $0.empty(stops) }
      }
      return true
    }

    func answers(_ work: BulkWork) throws -> [Int] { [try count(), try values()] }
  }
#endif
