// node tools/web/configurations.ts: writes docs/web-servers/, the configurations of web servers that answer as tools/web-server.ts does.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { appleAssociation, cache, filesOnly, forOtherHosts, hashed, headers, mediaTypes, otherHosts } from './rules.ts';

export interface Place {
  /** The folder with the release. */
  site: string;
  /** The address on which the server listens: a port, or an address with a port. */
  listen: string;
  /** Where the certificate and its key are, and the name that they are for; null serves plain http. */
  tls: { name: string; folder: string } | null;
  headers: Record<string, string>;
}

const name = 'app.farm.example';
const example: Place = {
  site: '/srv/seguia',
  listen: '443',
  tls: { name, folder: `/etc/letsencrypt/live/${name}` },
  headers: headers(),
};
/** Two years. Only https sends it. */
const strict = { name: 'strict-transport-security', value: 'max-age=63072000' };
/** Endings whose media types Caddy and rclone do not know on every machine. */
const unknown = ['woff2', 'webmanifest'] as const;
const origin =
  'Written by tools/web/configurations.ts from tools/web/rules.ts. The settings are explained in docs/deploy.md.';

/** A pattern as nginx and Caddy write it. */
const patternOf = ({ source }: RegExp) => source.replaceAll('\\/', '/');

/** For nginx: blocks inside `http`. The `.br` twins need the module of Debian's libnginx-mod-http-brotli-static. */
export function nginx({ site, listen, tls, headers: all }: Place): string {
  const answered = '^(200|206|304):';
  return `# ${origin}
map "$status:$uri" $seguia_cache {
  "~${answered}.*${hashed.source}" "${cache.hashed}";
  default "${cache.other}";
}
map $uri $seguia_hosts {
  "~${patternOf(forOtherHosts)}" "${otherHosts.value}";
  default "";
}
# Behind one address there may be a whole farm's phones; under HTTP/2 each of their requests counts.
limit_conn_zone $binary_remote_addr zone=seguia_site:10m;
server {
  listen ${listen}${tls ? ' ssl http2' : ''};
${tls ? nginxTls(tls) : ''}  root ${site};
  limit_conn seguia_site 1000;
  limit_conn_status 503;
  client_header_timeout 10s;
  brotli_static on;
  gzip_vary on;
  charset utf-8;
  types {
${Object.entries(mediaTypes)
  .map(([ending, type]) => `    ${type} ${ending};\n`)
  .join('')}  }
  add_header cache-control $seguia_cache always;
  add_header ${otherHosts.name} $seguia_hosts always;
${Object.entries(withStrict(tls, all))
  .map(([header, value]) => `  add_header ${header} "${value}" always;\n`)
  .join(
    '',
  )}  # It changes with every release: no twin lies beside it. While twins are looked for, nginx compresses nothing for browsers that take Brotli.
  location = /remotes.json {
    brotli_static off;
    gzip on;
    gzip_types application/json;
    try_files $uri =404;
  }
  location = ${appleAssociation} {
    default_type ${mediaTypes.json};
    try_files $uri =404;
  }
  location / { try_files $uri /index.html; }
  location ~ "${patternOf(filesOnly)}" { try_files $uri =404; }
}
${tls ? toHttps(tls) : ''}`;
}

const withStrict = (tls: Place['tls'], all: Place['headers']) => ({
  ...(tls && { [strict.name]: strict.value }),
  ...all,
});

const nginxTls = ({ name: host, folder }: NonNullable<Place['tls']>) => `  server_name ${host};
  ssl_certificate ${folder}/fullchain.pem;
  ssl_certificate_key ${folder}/privkey.pem;
  ssl_protocols TLSv1.2 TLSv1.3;
`;

const toHttps = ({ name: host }: NonNullable<Place['tls']>) => `server {
  listen 80;
  server_name ${host};
  location /.well-known/acme-challenge/ { root /var/www/html; }
  location / { return 308 https://$host$request_uri; }
}
`;

/** For Caddy 2. */
export function caddy({ site, listen, tls, headers: all }: Place): string {
  const address = tls ? tls.name : `http://${listen}`;
  return `# ${origin}${tls ? '\n# Caddy fetches the certificate itself, renews it, and serves HTTP/2.' : ''}
${address} {
	root * ${site}
	@hashed {
		file
		path_regexp ${hashed.source}
	}
	@changing {
		not {
			file
			path_regexp ${hashed.source}
		}
	}
	header @changing Cache-Control "${cache.other}"
	header @hashed Cache-Control "${cache.hashed}"
${unknown.map((ending) => `	@${ending} path *.${ending}\n	header @${ending} Content-Type ${mediaTypes[ending]}\n`).join('')}	header {
${Object.entries(withStrict(tls, all))
  .map(([header, value]) => `		${header} "${value}"\n`)
  .join('')}	}
	@remotes path_regexp ${patternOf(forOtherHosts)}
	header @remotes ${otherHosts.name} "${otherHosts.value}"
	@association {
		file
		path ${appleAssociation}
	}
	header @association Content-Type ${mediaTypes.json}
	@page {
		not file
		not path ${appleAssociation}
		not path_regexp ${patternOf(filesOnly)}
	}
	rewrite @page /index.html
	# It changes with every release: no twin lies beside it.
	encode /remotes.json gzip
	file_server {
		precompressed br
	}
}
`;
}

/** For an object store: uploads a site with rclone, what never changes first, and the lists that name it last. */
function objectStore({ site }: Place): string {
  const named = (ending: string) => `*.[0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f].${ending}`;
  const lists = ['remotes.json', 'shell.json'];
  const upload = (filters: string[], value: string, ending?: (typeof unknown)[number]) =>
    [
      'rclone copy "$site" "$store"',
      ...filters.map((filter) => `--filter '${filter}'`),
      `--header-upload 'Cache-Control: ${value}'`,
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
  rclone copyto "$site${appleAssociation}" "$store${appleAssociation}" --header-upload 'Cache-Control: ${cache.other}' --header-upload 'Content-Type: ${mediaTypes.json}'
fi
${lists.map((file) => `rclone copyto "$site/${file}" "$store/${file}" --header-upload 'Cache-Control: ${cache.other}'`).join('\n')}
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

/** The files of docs/web-servers/ by name. */
export const configurations: Record<string, string> = {
  'nginx.conf': nginx(example),
  Caddyfile: caddy(example),
  'object-store.sh': objectStore(example),
  'pages.js': pages(),
};

if (import.meta.main) {
  const folder = path.join(import.meta.dirname, '../../docs/web-servers');
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(configurations)) writeFileSync(path.join(folder, name), text);
}
