#!/bin/sh
# Written by tools/web/configurations.ts from tools/web/rules.ts. The settings are explained in docs/deploy.md.
# Needs flock, and rclone, whose remote is the first argument: object-store.sh store:bucket [folder]. The network in front of the store
# compresses, sends the headers of nginx.conf and runs pages.js on requests. config.json is the deployment's, and is uploaded by it.
set -eu
store=$1
site=${2:-/srv/seguia}
# A folder into which one team alone released lists nothing of the others: uploaded, it would take their parts out of the app.
for list in shell.json remotes.json; do
  [ -e "$site/$list" ] && continue
  echo "$site has no $list: upload the folder into which all teams release" >&2
  exit 1
done
# One upload after the other: one that began before a release would end with the lists of before over those of an upload that began later.
exec 9<"$site"
flock 9
# A release may come while this runs. So the page and the lists are those of now: the files that they name are in the folder already. A shell
# that is released in the very second of this copy may give a page and a list of two shells: upload after each release, also after that one.
now=$(mktemp -d)
trap 'rm -rf "$now"' EXIT
trap 'exit 1' HUP INT TERM
rclone copy "$site" "$now" --filter '- *.part' --filter '- *.part/**' --filter '- *.br' --filter '- *.[0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f].*' --filter '- /r/**' --filter '- /previews/*/**' --filter '- /config.json'
rclone copy "$site" "$store" --filter '- *.part' --filter '- *.part/**' --filter '+ *.[0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f].woff2' --filter '- *' --checksum --header-upload 'Cache-Control: public, max-age=31536000, immutable' --header-upload 'Content-Type: font/woff2'
rclone copy "$site" "$store" --filter '- *.part' --filter '- *.part/**' --filter '- *.br' --filter '- *.woff2' --filter '+ *.[0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f].*' --filter '- *' --checksum --header-upload 'Cache-Control: public, max-age=31536000, immutable'
rclone copy "$site" "$store" --filter '- *.part' --filter '- *.part/**' --filter '- *.br' --filter '- *.[0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f].*' --filter '+ /r/**' --filter '+ /previews/*/**' --filter '- *' --checksum --header-upload 'Cache-Control: no-cache'
rclone copy "$now" "$store" --filter '+ *.webmanifest' --filter '- *' --checksum --header-upload 'Cache-Control: no-cache' --header-upload 'Content-Type: application/manifest+json'
rclone copy "$now" "$store" --filter '- *.webmanifest' --filter '- /index.html' --filter '- /sw.js' --filter '- /withdrawn.json' --filter '- /previews/*.json' --filter '- /remotes.json' --filter '- /shell.json' --filter '- /.well-known/apple-app-site-association' --checksum --header-upload 'Cache-Control: no-cache'
if [ -e "$now/.well-known/apple-app-site-association" ]; then
  rclone copyto "$now/.well-known/apple-app-site-association" "$store/.well-known/apple-app-site-association" --checksum --header-upload 'Cache-Control: no-cache' --header-upload 'Content-Type: application/json'
fi
rclone copy "$now" "$store" --filter '+ /index.html' --filter '+ /sw.js' --filter '- *' --checksum --header-upload 'Cache-Control: no-cache'
rclone copy "$now" "$store" --filter '+ /withdrawn.json' --filter '+ /previews/*.json' --filter '- *' --checksum --header-upload 'Cache-Control: no-cache'
rclone copyto "$now/remotes.json" "$store/remotes.json" --checksum --header-upload 'Cache-Control: no-cache'
rclone copyto "$now/shell.json" "$store/shell.json" --checksum --header-upload 'Cache-Control: no-cache'
