#!/usr/bin/env bash
# Dumps the PostgreSQL database of the environment (PGHOST and so on) to a folder once a day, and keeps seven dumps.
#
# A restart makes no dump if the newest one is less than a day old, so restarts never replace the dumps of several
# days. Dumps with a time in the future, from when the clock was ahead, count as the oldest.
set -eu
folder=${1:-/backups}
day=1440 # minutes
trap "exit 0" TERM INT
umask 077

# The dumps, newest first; those from the future last.
dumps() {
  { find "$folder" -name '*.dump' ! -newermt now | sort -r
    find "$folder" -name '*.dump' -newermt now | sort; }
}

while true; do
  if [ -n "$(find "$folder" -name '*.dump' -mmin "-$day" ! -newermt now)" ]; then
    sleep 600 & wait
    continue
  fi
  rm -f "$folder"/*.part
  name=$folder/harbourmaster-$(date -u +%Y%m%dT%H%M%SZ).dump
  # A dump gets its name only when it is complete and on the disk.
  if pg_dump --format=custom --file="$name.part" && pg_restore --list "$name.part" >/dev/null && sync "$name.part"; then
    mv "$name.part" "$name"
    sync "$folder"
    dumps | grep -vxF "$name" | tail -n +7 | xargs -r rm --
  else
    rm -f "$name.part"
    echo "No backup could be made" >&2
    sleep 600 & wait
  fi
done
