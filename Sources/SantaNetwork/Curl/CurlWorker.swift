#if canImport(Glibc) && !SANTACORE_URL_SESSION
  /// Runs the transfers under way. Only the network's thread uses it.
  final class CurlWorker {
    let multi: CurlMulti
    private let library: CurlLibrary
    private let authorities: CurlTransfer.Authorities

    private struct Job {
      var transfer: CurlTransfer
      var number: Int
    }

    /// The jobs, by the identifiers of their transfers.
    private var jobs: [UInt: Job] = [:]
    /// The identifiers of the transfers, by the numbers that `CurlTransport` gives them.
    private var identifiers: [Int: UInt] = [:]
    /// Transfers that were given up during the lookup of their server's name. `curl_multi_remove_handle` would wait for the
    /// name server for up to half a minute, and stall all other transfers.
    private var abandoned: [CurlTransfer] = []

    init(_ library: CurlLibrary, _ multi: CurlMulti, _ authorities: CurlTransfer.Authorities) {
      (self.library, self.multi, self.authorities) = (library, multi, authorities)
    }

    var isIdle: Bool { jobs.isEmpty && abandoned.isEmpty }

    func begin(_ number: Int, _ transfer: HTTPTransfer, _ hop: HTTPHop) {
      do throws(HTTPError) {
        let job = Job(transfer: try CurlTransfer(library, transfer, hop, authorities), number: number)
        guard multi.add(job.transfer) else {
          throw HTTPError(.failed, host: transfer.host, detail: "libcurl can't start another transfer")
        }
        jobs[job.transfer.identifier] = job
        identifiers[number] = job.transfer.identifier
      } catch { transfer.end(.failure(error)) }
    }

    func giveUp(_ number: Int) {
      guard let identifier = identifiers.removeValue(forKey: number),
        let job = jobs.removeValue(forKey: identifier)
      else { return }
      if job.transfer.hasAddress { multi.remove(job.transfer) } else { abandoned.append(job.transfer) }
    }

    /// Lets all transfers continue, and finishes those that have ended.
    ///
    /// - Returns: Whether libcurl works.
    func goOn() -> Bool {
      guard multi.perform() else { return false }
      while let (identifier, code) = multi.nextEnded() {
        if let job = jobs.removeValue(forKey: identifier) { end(job, code) }
        abandoned.removeAll { transfer in
          if transfer.identifier == identifier { multi.remove(transfer) }
          return transfer.identifier == identifier
        }
      }
      abandoned.removeAll { transfer in
        if transfer.hasAddress { multi.remove(transfer) }
        return transfer.hasAddress
      }
      return true
    }

    private func end(_ job: Job, _ code: Int32) {
      identifiers[job.number] = nil
      multi.remove(job.transfer)
      let transfer = job.transfer.transfer
      if let next = job.transfer.next, code == 0 || job.transfer.isSkipped {
        guard next.number <= HTTPHop.limit else {
          let error = HTTPError(
            .failed, host: transfer.host, detail: "it redirects more than \(HTTPHop.limit) times")
          return transfer.end(.failure(error))
        }
        transfer.redirected(to: next.request.url)
        return begin(job.number, transfer, next)
      }
      if let fault = job.transfer.fault { return transfer.end(.failure(fault)) }
      if code == 0 { transfer.answerEnded() } else { transfer.end(.failure(job.transfer.error(code))) }
    }

    /// Fails all transfers with the same detail.
    func endAll(_ detail: String) {
      for job in jobs.values {
        multi.remove(job.transfer)
        let transfer = job.transfer.transfer
        transfer.end(.failure(HTTPError(.failed, host: transfer.host, detail: detail)))
      }
      for transfer in abandoned { multi.remove(transfer) }
      (jobs, identifiers, abandoned) = ([:], [:], [])
    }
  }
#endif
