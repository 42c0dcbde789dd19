// A site in an object store, and the network in front of it.
import { appleAssociation, cache, filesOnly, mediaTypes, origin, type unnamedEndings } from './rules.ts';

/**
 * For an object store: uploads a site with rclone, what never changes first, and the lists that name it last. Whatever changes is taken from
 * the folder before the first file goes up, so that a release that comes meanwhile is listed by the next upload, with all of its files.
 */
export function objectStore(site: string): string {
  const named = (ending: string) => `*.[0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f].${ending}`;
  const lists = ['remotes.json', 'shell.json'];
  const page = ['/index.html', '/sw.js'];
  const otherLists = ['/withdrawn.json', '/previews/*.json'];
  const versions = ['/r/**', '/previews/*/**'];
  const unfinished = ['*.part', '*.part/**'].map((file) => `- ${file}`);
  const copy = (from: string, to: string, filters: string[]) =>
    [`rclone copy "${from}" "${to}"`, ...filters.map((filter) => `--filter '${filter}'`)].join(' ');
  // By content: each release of a shell writes its files anew, and rclone would copy an object with another time onto itself, without headers.
  const header = '--checksum --header-upload';
  const upload = (from: string, filters: string[], value: string, ending?: (typeof unnamedEndings)[number]) =>
    [
      copy(from, '$store', filters),
      `${header} 'Cache-Control: ${value}'`,
      ...(ending ? [`--header-upload 'Content-Type: ${mediaTypes[ending]}'`] : []),
    ].join(' ');
  const only = (files: readonly string[]) => [...files.map((file) => `+ ${file}`), '- *'];
  const but = (files: readonly string[]) => files.map((file) => `- ${file}`);
  const later = [...page, ...otherLists, ...lists.map((file) => `/${file}`), appleAssociation];
  return `#!/bin/sh
# ${origin}
# Needs flock, and rclone, whose remote is the first argument: object-store.sh store:bucket [folder]. The network in front of the store
# compresses, sends the headers of nginx.conf and runs pages.js on requests. config.json is the deployment's, and is uploaded by it.
set -eu
store=$1
site=\${2:-${site}}
# A folder into which one team alone released lists nothing of the others: uploaded, it would take their parts out of the app.
for list in ${lists.toReversed().join(' ')}; do
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
${copy('$site', '$now', [...unfinished, ...but(['*.br', named('*'), ...versions, '/config.json'])])}
${upload('$site', [...unfinished, ...only([named('woff2')])], cache.hashed, 'woff2')}
${upload('$site', [...unfinished, ...but(['*.br', '*.woff2']), ...only([named('*')])], cache.hashed)}
${upload('$site', [...unfinished, ...but(['*.br', named('*')]), ...only(versions)], cache.other)}
${upload('$now', only(['*.webmanifest']), cache.other, 'webmanifest')}
${upload('$now', but(['*.webmanifest', ...later]), cache.other)}
if [ -e "$now${appleAssociation}" ]; then
  rclone copyto "$now${appleAssociation}" "$store${appleAssociation}" ${header} 'Cache-Control: ${cache.other}' --header-upload 'Content-Type: ${mediaTypes.json}'
fi
${upload('$now', only(page), cache.other)}
${upload('$now', only(otherLists), cache.other)}
${lists.map((file) => `rclone copyto "$now/${file}" "$store/${file}" ${header} 'Cache-Control: ${cache.other}'`).join('\n')}
`;
}

/** For the network in front of an object store, as a function of CloudFront: a page of the app is index.html. What iPhones ask for has no ending. */
export function pages(): string {
  return `// ${origin}
function handler(event) {
  var request = event.request;
  var isFile = ${filesOnly}.test(request.uri) || request.uri === '${appleAssociation}';
  if (!isFile) request.uri = '/index.html';
  return request;
}
`;
}
