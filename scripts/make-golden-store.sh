#!/usr/bin/env bash
# Makes the golden store of the present file format anew: Tests/SantaCoreTests/Fixtures/format-<version>.
#
# For a format that is not released yet, and for no other: what was released must open for ever, and these files are
# how the tests know that it does.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

# The comparing tests run afterwards, against what was made.
SANTACORE_MAKE_GOLDEN_STORE=1 swift test --filter 'GoldenStoreTests/make'
swift test --filter GoldenStoreTests
