#!/usr/bin/env bash
# Writes the graph of targets and folders into docs/architecture.md. A test fails if the page differs from the sources.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
SANTACORE_WRITE_GRAPH=1 swift test --filter LayeringTests
git --no-pager diff --stat -- docs/architecture.md
