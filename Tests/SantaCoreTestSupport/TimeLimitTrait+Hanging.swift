public import Testing

extension Trait where Self == TimeLimitTrait {
  /// For a test that waits for something, and would hang if it does not happen.
  ///
  /// The limit ends tests that hang, and is long enough for slow ones: a test that waits shares the few threads of
  /// the pool with hundreds of others, so in a build for a sanitizer its next turn may take minutes.
  public static var unlessItHangs: Self { .timeLimit(.minutes(30)) }
}
