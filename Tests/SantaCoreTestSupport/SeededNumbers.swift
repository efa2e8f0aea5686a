// A test that imports the fixtures has the generator, too.
@_exported public import SeededNumbers
