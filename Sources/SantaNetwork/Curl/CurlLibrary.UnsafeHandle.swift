#if canImport(Glibc) && !SANTACORE_URL_SESSION
  import Glibc

  /// The functions of libcurl, which is loaded by the first request: a program that makes no requests neither loads libcurl nor
  /// needs it to be installed. `docs/decisions/12-libcurl.md` has the reasons.
  ///
  /// `curl_easy_setopt` and similar functions are variadic, so Swift can't call them. They are called as functions with three
  /// parameters. On x86-64 and arm64, Linux passes an integer or a pointer as the third argument in the same register either
  /// way. On x86-64, `al` then has an arbitrary value, which only determines whether vector registers are saved. Apple's arm64
  /// differs, but uses `URLSession`.
  // Guard of the unchecked conformance: all fields are constants, and the functions may be called on any thread. The owner of a
  // handle uses it on one thread at a time.
  @safe final class CurlLibrary: @unchecked Sendable {
    /// The error if libcurl can't be used.
    struct Unavailable: Error {
      let reason: String
    }

    typealias Handle = OpaquePointer
    typealias Callback =
      @convention(c) (UnsafeMutablePointer<CChar>?, Int, Int, UnsafeMutableRawPointer?) -> Int
    typealias Seek = @convention(c) (UnsafeMutableRawPointer?, Int64, Int32) -> Int32

    let easyInit: @convention(c) () -> Handle?
    let easyCleanup: @convention(c) (Handle) -> Void
    let easySetNumber: @convention(c) (Handle, UInt32, Int) -> Int32
    let easySetPointer: @convention(c) (Handle, UInt32, UnsafeRawPointer?) -> Int32
    let easySetCallback: @convention(c) (Handle, UInt32, Callback) -> Int32
    let easySetSeek: @convention(c) (Handle, UInt32, Seek) -> Int32
    let easyGetNumber: @convention(c) (Handle, UInt32, UnsafeMutablePointer<Int64>) -> Int32
    let easyDescription: @convention(c) (Int32) -> UnsafePointer<CChar>?
    let listAppend: @convention(c) (OpaquePointer?, UnsafePointer<CChar>) -> OpaquePointer?
    let listFree: @convention(c) (OpaquePointer?) -> Void
    let multiInit: @convention(c) () -> Handle?
    let multiCleanup: @convention(c) (Handle) -> Int32
    let multiSetNumber: @convention(c) (Handle, Int32, Int) -> Int32
    let multiAdd: @convention(c) (Handle, Handle) -> Int32
    let multiRemove: @convention(c) (Handle, Handle) -> Int32
    let multiPerform: @convention(c) (Handle, UnsafeMutablePointer<Int32>) -> Int32
    let multiPoll:
      @convention(c) (Handle, UnsafeMutableRawPointer?, UInt32, Int32, UnsafeMutablePointer<Int32>?) -> Int32
    let multiWakeUp: @convention(c) (Handle) -> Int32
    let multiRead: @convention(c) (Handle, UnsafeMutablePointer<Int32>) -> UnsafeRawPointer?

    /// The usual library, and Debian's variant of it with another TLS library.
    static let names = ["libcurl.so.4", "libcurl-gnutls.so.4"]

    /// Loads the first library that exists. It stays loaded.
    init(_ names: [String] = names) throws(Unavailable) {
      var (library, reason): (UnsafeMutableRawPointer?, String) = (nil, "")
      for name in names where unsafe library == nil {
        unsafe library = dlopen(name, RTLD_NOW | RTLD_LOCAL)
        // Safety: the string is copied before the next call replaces it.
        if unsafe library == nil, let error = unsafe dlerror(), reason.isEmpty {
          reason = unsafe String(cString: error)
        }
      }
      guard let library = unsafe library else {
        throw Unavailable(
          reason:
            "libcurl can't be loaded: \(reason). It is in the package libcurl4 on Debian and Ubuntu, and in libcurl elsewhere"
        )
      }
      // Safety: these are the types of the functions in curl/curl.h and curl/multi.h, except that variadic functions have three
      // parameters here, as the type's comment explains. The types have not changed since libcurl.so.4.
      func function<F>(_ name: String) throws(Unavailable) -> F {
        guard let symbol = unsafe dlsym(library, name) else {
          throw Unavailable(reason: "libcurl is older than 7.68, without \(name). Update it")
        }
        return unsafe unsafeBitCast(symbol, to: F.self)
      }
      unsafe easyInit = try function("curl_easy_init")
      unsafe easyCleanup = try function("curl_easy_cleanup")
      unsafe easySetNumber = try function("curl_easy_setopt")
      unsafe easySetPointer = try function("curl_easy_setopt")
      unsafe easySetCallback = try function("curl_easy_setopt")
      unsafe easySetSeek = try function("curl_easy_setopt")
      unsafe easyGetNumber = try function("curl_easy_getinfo")
      unsafe easyDescription = try function("curl_easy_strerror")
      unsafe listAppend = try function("curl_slist_append")
      unsafe listFree = try function("curl_slist_free_all")
      unsafe multiInit = try function("curl_multi_init")
      unsafe multiCleanup = try function("curl_multi_cleanup")
      unsafe multiSetNumber = try function("curl_multi_setopt")
      unsafe multiAdd = try function("curl_multi_add_handle")
      unsafe multiRemove = try function("curl_multi_remove_handle")
      unsafe multiPerform = try function("curl_multi_perform")
      unsafe multiPoll = try function("curl_multi_poll")
      unsafe multiWakeUp = try function("curl_multi_wakeup")
      unsafe multiRead = try function("curl_multi_info_read")
      let begin: @convention(c) (Int) -> Int32 = try function("curl_global_init")
      // 3 initialises everything. The function may be called several times, including by other libraries in the process and,
      // since 7.84, even concurrently.
      let code = begin(3)
      if code != 0 { throw Unavailable(reason: "libcurl can't be used: error \(code)") }
    }

    /// Returns the description of an error, for people.
    func description(of code: Int32) -> String {
      // Safety: the string is a constant of the library.
      unsafe easyDescription(code).map { unsafe String(cString: $0) } ?? "error \(code)"
    }
  }
#endif
