#!/usr/bin/env bash
# Finds words and sentence openings that make prose hard to read, and prints a replacement for each. Reads comments and string
# literals of Swift files, comments of scripts, and the text of Markdown files. It prints; it never fails because of a word.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

usage() {
  cat <<END
Usage: scripts/words.sh [--all [PATH...] | --list [PATH...] | --since COMMIT]

  (no option)      the lines that the last commit added, and those that are not yet committed
  --since COMMIT   the lines that were added after COMMIT
  --all            how often each word occurs in the whole tree, or below the paths
  --list           each line of the whole tree, or below the paths
END
}

# The word as an extended regular expression in lower case, and its replacement. "^" is the beginning of a sentence.
words() {
  cat <<'END'
(somebody|someone else|nobody|anybody|whoever|whom)	name the role: the client, the caller, another process
meanwhile	while
anew	again, or from scratch
of (its|their|his|her|your|one's) own	its own
mend(s|ed|ing)?	repair, fix
(tells|told)	notify, report, say
(is|are|was|were|has|have|had|takes|take) no	isn't, doesn't have
void	invalid, rejected
what (is|was|are|were|has|have|had)	name the subject
(that|those) of	name the subject again
such (a|an)	name the subject
others	name them
as it is	unchanged
may not	must not, or might not
so that what	name the subject
dropped out	discard
^(what|who|whom|whose|of|so|also|such|whoever|nobody|somebody)	begin with the subject
END
}

# Prints "file:line: text" for the prose in lines "file:line:source".
prose() {
  awk '
    # A line that continues a sentence begins with "…", so that its first word does not count as an opening.
    function emit(text) {
      continues = file == lastFile && number == lastNumber + 1 && lastText !~ /[.:;!?)]$/
      if (text ~ /[a-zA-Z]/) { print prefix (continues ? "… " : "") text; lastFile = file; lastNumber = number; lastText = text }
    }
    {
      first = index($0, ":"); file = substr($0, 1, first - 1); rest = substr($0, first + 1)
      second = index(rest, ":"); number = substr(rest, 1, second - 1); source = substr(rest, second + 1)
      prefix = file ":" number ": "
      if (file ~ /\.md$/) {
        if (file != last) { fence = 0; last = file }
        if (source ~ /^ *```/) { fence = !fence; next }
        gsub(/`+[^`]*`+/, "x", source)
        if (!fence && source !~ /^    /) emit(source)
      } else if (file ~ /\.swift$/) {
        comment = ""
        if (match(source, /(^|[ \t])\/\/+ /)) {
          comment = substr(source, RSTART + RLENGTH); source = substr(source, 1, RSTART - 1)
        }
        text = ""
        while (match(source, /"[^"]*"/)) {
          text = text " " substr(source, RSTART + 1, RLENGTH - 2); source = substr(source, RSTART + RLENGTH)
        }
        gsub(/\\\([^)]*\)/, "x", text); gsub(/`+[^`]*`+/, "x", comment)
        emit(comment text)
      } else if (source ~ /^ *# /) {
        sub(/^ *# /, "", source); gsub(/`+[^`]*`+/, "x", source); emit(source)
      }
    }'
}

# Prints "word<TAB>replacement<TAB>file:line: text" for each find in the output of prose.
find_words() {
  awk -F '\t' '
    FNR == NR { patterns[++count] = $1; advice[count] = $2; next }
    {
      text = $0; sub(/^[^:]*:[^:]*: /, "", text); text = tolower(text)
      for (each = 1; each <= count; each++) {
        pattern = patterns[each]
        if (pattern ~ /^\^/) pattern = "(^|[.:;!?] )" substr(pattern, 2)
        else pattern = "(^|[^a-z])" pattern
        rest = text
        while (match(rest, pattern "([^a-z]|$)")) {
          print patterns[each] "\t" advice[each] "\t" $0
          rest = substr(rest, RSTART + RLENGTH - 1)
          if (RLENGTH < 2) break
        }
      }
    }' <(words) -
}

# Prints "file:line:source" for the lines that the difference to a commit adds.
added_lines() {
  git diff --unified=0 --no-color "$1" -- '*.swift' '*.md' '*.sh' .ci/run ':!shared' | awk '
    /^\+\+\+ / { file = substr($0, 7); next }
    /^@@ / { split($3, range, ","); number = substr(range[1], 2); next }
    /^\+/ { print file ":" number++ ":" substr($0, 2) }'
}

# The lists of bad words themselves are left out.
all_lines() {
  git ls-files -- "$@" | grep -E '\.(swift|md|sh)$|^\.ci/run$' | grep -vE '^scripts/words\.sh$|/Fixtures/' \
    | tr '\n' '\0' | xargs -0 grep -n '' /dev/null | sed -n 's/^\([^:]*:[0-9]*:\)/\1/p'
}

by_line() { awk -F '\t' '{ printf "%s\n    %s: %s\n", $3, $1, $2 }'; }

case "${1:-}" in
  --all)
    shift
    all_lines "${@:-.}" | prose | tee >(wc -w >&2) | find_words | cut -f 1 | sort | uniq -c | sort -rn
    ;;
  --list) shift; all_lines "${@:-.}" | prose | find_words | by_line ;;
  --since) [[ $# -eq 2 ]] || { usage >&2; exit 64; }; added_lines "$2" | prose | find_words | by_line ;;
  --help) usage ;;
  "") added_lines HEAD~1 | prose | find_words | by_line ;;
  *) usage >&2; exit 64 ;;
esac
