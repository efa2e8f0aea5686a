#!/usr/bin/env bash
# Builds santa-cli for use and installs it for this user, with completions and its manual page; with --server, builds and
# installs santa-server instead. May be run again at any time: it replaces what it installed. Needs Swift 6.3.
#
# usage: scripts/install.sh [--server]
#   PREFIX   where to install; ~/.local without it
set -euo pipefail

product=santa-cli package=.
case "${1:-}" in
  "") ;;
  --server) product=santa-server package=Server ;;
  -h | --help)
    sed -n '2,6s/^# \{0,1\}//p' "${BASH_SOURCE[0]}"
    exit 0
    ;;
  *)
    printf "error: '%s' is not possible; scripts/install.sh takes --server or nothing, and PREFIX from the environment.\n" \
      "$1" >&2
    exit 64
    ;;
esac

if [[ -z "${PREFIX:-}" && -z "${HOME:-}" ]]; then
  echo "error: Neither PREFIX nor HOME says where to install." >&2
  exit 64
fi
prefix="${PREFIX:-$HOME/.local}"
# A relative path refers to the current directory of the user instead of the repository.
[[ "$prefix" == /* ]] || prefix="$PWD/$prefix"
cd "$(dirname "${BASH_SOURCE[0]}")/.."

say() { printf '%s\n' "$*"; }

# The optional features of the server.
traits=()
if [[ "$product" == santa-server ]]; then
  traits=(--traits TLS)
  if pkg-config --exists libpq 2>/dev/null; then
    traits=(--traits TLS,PostgreSQL)
  else
    say "Without PostgreSQL, for which libpq and its headers are missing (Debian's libpq-dev)."
  fi
fi

scratch="$(mktemp -d)"
trap 'rm -rf "$scratch"' EXIT

# build OPTION...: builds the product, and sets `program` to its path.
build() {
  local options=(-c release --package-path "$package" --product "$product" ${traits[@]+"${traits[@]}"} "$@")
  swift build "${options[@]}" || return
  program="$(swift build "${options[@]}" --show-bin-path)/$product"
}

# A separate scratch path, because each kind of build would discard the products of the other one.
is_static=no
if [[ "$(uname -s)" == Linux ]]; then
  say "Building a program with the Swift runtime inside …"
  if build --static-swift-stdlib --scratch-path "$package/.build/install"; then
    is_static=yes
  else
    say "That did not work; building one that needs the Swift toolchain to stay where it is …"
  fi
else
  # Outside Linux, the runtime is part of the system.
  say "Building …"
fi
if [[ "$is_static" == no ]]; then
  build
fi

# put FILE MODE: writes standard input to a file in one step, so that an incomplete program can never be started.
put() {
  local file="$1" mode="$2"
  mkdir -p "$(dirname "$file")"
  cat >"$file.new"
  chmod "$mode" "$file.new"
  mv -f "$file.new" "$file"
  say "  $file"
}

say "Installing:"
strip -o "$scratch/$product" "$program" 2>/dev/null || cp "$program" "$scratch/$product"
put "$prefix/bin/$product" 755 <"$scratch/$product"
if [[ "$product" == santa-cli ]]; then
  "$prefix/bin/santa-cli" completions bash | put "$prefix/share/bash-completion/completions/santa-cli" 644
  "$prefix/bin/santa-cli" completions zsh | put "$prefix/share/zsh/site-functions/_santa-cli" 644
  "$prefix/bin/santa-cli" completions fish | put "$prefix/share/fish/vendor_completions.d/santa-cli.fish" 644
  "$prefix/bin/santa-cli" man | put "$prefix/share/man/man1/santa-cli.1" 644
  "$prefix/bin/santa-cli" --version
else
  say "It serves from a directory: santa-server --data ~/santa-data. Server/deploy has a unit for systemd."
fi
case ":${PATH:-}:" in
  *":$prefix/bin:"*) ;;
  *)
    say "$prefix/bin is not in your PATH. Add this line to your shell's start-up file:"
    say "  export PATH=\"$prefix/bin:\$PATH\""
    ;;
esac
if [[ "$product" == santa-server ]]; then exit 0; fi
say "zsh finds the completions once this stands before 'compinit' in ~/.zshrc:"
say "  fpath=(\"$prefix/share/zsh/site-functions\" \$fpath)"
