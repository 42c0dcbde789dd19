// The only rules for serving the web app: tools/web-server.ts follows them, and the configurations in docs/web-servers/ are generated from
// them.

/** A file name with a hash of its content: such a file never changes. */
export const hashed = /\.[0-9a-f]{8}\.\w+$/;

/** Paths of files only. Every other path without a file is a page of the app. */
export const filesOnly = /^\/(r|assets)\/|\.\w+$/;

/** The remotes' files and their lists, which the pages of other hosts may fetch as well: they are public, and nothing of a person. */
export const forOtherHosts = /^\/(r\/|previews\/|(remotes|withdrawn)\.json$)/;

/** The header that lets them. */
export const otherHosts = { name: 'access-control-allow-origin', value: '*' };

export const cache = { hashed: 'public, max-age=31536000, immutable', other: 'no-cache' };

/** Media types by ending, for servers that do not know all of them. */
export const mediaTypes = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  svg: 'image/svg+xml',
  png: 'image/png',
  woff2: 'font/woff2',
  webmanifest: 'application/manifest+json',
};

/** The file by which an iPhone opens the site's links in the app (docs/native.md): JSON without an ending that says so. */
export const appleAssociation = '/.well-known/apple-app-site-association';

/** The sources that a page may use, besides the app's own and `https:`. */
interface Allowed {
  /** Allows data servers on this machine: for development, tests and the demo. */
  local?: boolean;
  /** Allows remotes from a developer's machine (`remoteOverrides` in docs/deploy.md). */
  developers?: boolean;
}

/** The content policy of every page. People choose their data server, so any `https:` address may be called. */
function policy({ local = false, developers = false, self = "'self'" }: Allowed & { self?: string }): string[] {
  const code = developers ? ' http://localhost:*' : '';
  const servers = local ? ' http://localhost:* http://127.0.0.1:* http://*.localhost:*' : code;
  return [
    "default-src 'none'",
    `script-src ${self}${code}`,
    `style-src ${self} 'unsafe-inline'${code}`,
    `img-src ${self} data: blob:`,
    `font-src ${self}`,
    `connect-src ${self} https:${servers}`,
    `manifest-src ${self}`,
    `worker-src ${self}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ];
}

/** The policy for a page that contains it, because no web server sends it. `frame-ancestors` has no effect there. */
export const policyInPage = (self: string): string =>
  policy({ self })
    .filter((directive) => !directive.startsWith('frame-ancestors'))
    .join('; ');

/** The headers of every answer, including "not found". */
export function headers(allowed: Allowed = {}): Record<string, string> {
  return {
    'content-security-policy': policy(allowed).join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  };
}

/** Endings whose media types Caddy and rclone do not know on every machine. */
export const unnamedEndings = ['woff2', 'webmanifest'] as const;
/** The head of each file. */
export const origin =
  'Written by tools/web/configurations.ts from tools/web/rules.ts. The settings are explained in docs/deploy.md.';
