#!/usr/bin/env bash
# Recreates the golden store of the current file format: Tests/SantaCoreTests/Fixtures/format-<version>.
#
# Use this only for a format that is not released yet. All later versions must open stores of released formats, which the tests
# check with these files.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

# The remaining tests then compare the files with the expected contents.
SANTACORE_MAKE_GOLDEN_STORE=1 swift test --filter 'GoldenStoreTests/make'
swift test --filter GoldenStoreTests
