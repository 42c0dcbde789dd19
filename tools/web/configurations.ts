// node tools/web/configurations.ts: writes docs/web-servers/, the configurations of web servers that answer as tools/web-server.ts does.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { objectStore, pages } from './store-files.ts';
import {
  appleAssociation,
  cache,
  filesOnly,
  forOtherHosts,
  hashed,
  headers,
  mediaTypes,
  origin,
  otherHosts,
  unnamedEndings,
} from './rules.ts';

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
${unnamedEndings.map((ending) => `	@${ending} path *.${ending}\n	header @${ending} Content-Type ${mediaTypes[ending]}\n`).join('')}	header {
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

/** The files of docs/web-servers/ by name. */
export const configurations: Record<string, string> = {
  'nginx.conf': nginx(example),
  Caddyfile: caddy(example),
  'object-store.sh': objectStore(example.site),
  'pages.js': pages(),
};

if (import.meta.main) {
  const folder = path.join(import.meta.dirname, '../../docs/web-servers');
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(configurations)) writeFileSync(path.join(folder, name), text);
}
