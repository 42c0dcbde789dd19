// A site in an object store, and the network in front of it.
import { appleAssociation, cache, filesOnly, mediaTypes, origin, type unnamedEndings } from './rules.ts';

/** For an object store: uploads a site with rclone, what never changes first, and the lists that name it last. */
export function objectStore(site: string): string {
  const named = (ending: string) => `*.[0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f].${ending}`;
  const lists = ['remotes.json', 'shell.json'];
  // By content: each release of a shell writes its files anew, and rclone would copy an object with another time onto itself, without headers.
  const header = '--checksum --header-upload';
  const upload = (filters: string[], value: string, ending?: (typeof unnamedEndings)[number]) =>
    [
      'rclone copy "$site" "$store"',
      ...filters.map((filter) => `--filter '${filter}'`),
      `${header} 'Cache-Control: ${value}'`,
      ...(ending ? [`--header-upload 'Content-Type: ${mediaTypes[ending]}'`] : []),
    ].join(' ');
  const changing = [
    '*.br',
    named('*'),
    '*.webmanifest',
    ...[...lists, 'config.json'].map((file) => `/${file}`),
    appleAssociation,
  ];
  return `#!/bin/sh
# ${origin}
# Needs rclone, whose remote is the first argument: object-store.sh store:bucket [folder]. The network in front of the store compresses, sends
# the headers of nginx.conf and runs pages.js on requests. config.json is the deployment's, and is uploaded by it.
set -eu
store=$1
site=\${2:-${site}}
# A folder into which one team alone released lists nothing of the others: uploaded, it would take their parts out of the app.
for list in ${lists.toReversed().join(' ')}; do
  [ -e "$site/$list" ] && continue
  echo "$site has no $list: upload the folder into which all teams release" >&2
  exit 1
done
${upload([`+ ${named('woff2')}`, '- *'], cache.hashed, 'woff2')}
${upload(['- *.br', '- *.woff2', `+ ${named('*')}`, '- *'], cache.hashed)}
${upload(['+ *.webmanifest', '- *'], cache.other, 'webmanifest')}
${upload(
  changing.map((file) => `- ${file}`),
  cache.other,
)}
if [ -e "$site${appleAssociation}" ]; then
  rclone copyto "$site${appleAssociation}" "$store${appleAssociation}" ${header} 'Cache-Control: ${cache.other}' --header-upload 'Content-Type: ${mediaTypes.json}'
fi
${lists.map((file) => `rclone copyto "$site/${file}" "$store/${file}" ${header} 'Cache-Control: ${cache.other}'`).join('\n')}
`;
}

/** For the network in front of an object store, as a function of CloudFront: a page of the app is index.html. */
export function pages(): string {
  return `// ${origin}
function handler(event) {
  var request = event.request;
  if (!${filesOnly}.test(request.uri)) request.uri = '/index.html';
  return request;
}
`;
}
