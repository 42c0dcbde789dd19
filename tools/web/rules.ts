// How the web app is served, once for all: tools/web-server.ts follows these rules, and the configurations in docs/web-servers/ are made of them.

/** A name that its content is part of: such a file never changes. */
export const hashed = /\.[0-9a-f]{8}\.\w+$/;

/** A path that is a file's or nobody's. Every other path without a file is a page of the app. */
export const filesOnly = /^\/(r|assets)\/|\.\w+$/;

export const cache = { hashed: 'public, max-age=31536000, immutable', other: 'no-cache' };

/** Media types by ending, for servers that do not know them all. */
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

/** Sources, besides the app's own and `https:`, that a page may use. */
interface Allowed {
  /** Data servers on this machine: for development, tests and the demo. */
  local?: boolean;
  /** Remotes from a developer's machine (`remoteOverrides` in docs/deploy.md). */
  developers?: boolean;
}

/** The policy of every page. Data servers are chosen by the person, so any `https:` address may be called. */
function policy({ local = false, developers = false, self = "'self'" }: Allowed & { self?: string }): string[] {
  const code = developers ? ' http://localhost:*' : '';
  const servers = local ? ' http://localhost:* http://127.0.0.1:* http://*.localhost:*' : '';
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

/** The same for a page that no web server sends, and that says it itself. There `frame-ancestors` means nothing. */
export const policyInPage = (self: string): string =>
  policy({ self })
    .filter((directive) => !directive.startsWith('frame-ancestors'))
    .join('; ');

/** What every answer carries, also "not found". */
export function headers(allowed: Allowed = {}): Record<string, string> {
  return {
    'content-security-policy': policy(allowed).join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  };
}
