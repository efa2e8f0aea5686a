// Tests that import the fixtures also get the generator.
@_exported public import SeededNumbers
