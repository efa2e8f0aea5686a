public import Testing

extension Trait where Self == TimeLimitTrait {
  /// For a test that waits for something, and would wait for ever if it didn't come.
  ///
  /// It ends what hangs, and is not to be reached by what is slow: a test that waits shares the few threads of the pool
  /// with hundreds that compute, so that in a build for a sanitizer its next turn may be minutes away.
  public static var unlessItHangs: Self { .timeLimit(.minutes(30)) }
}
