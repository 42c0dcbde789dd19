// Where `pnpm start` and `pnpm dev` serve on this machine; the development servers of shell and remotes have theirs in their package.json.

/** Ports of the released web app and of the data server. */
export const ports = {
  web: portOf('WEB_PORT', 3000),
  api: portOf('API_PORT', 4000),
};

/** The port that a variable names; an empty one names none. Throws before anything is built. */
function portOf(name: string, otherwise: number): number {
  const text = process.env[name] || String(otherwise);
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535) throw new Error(`${name}: a port up to 65535, not "${text}".`);
  return Number(text);
}
