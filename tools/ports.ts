// Where `pnpm start` and `pnpm dev` serve on this machine; the development servers of shell and remotes have theirs in their package.json.

/** Ports of the released web app and of the data server. They are read when a tool runs: what it says of a malformed one is its own sentence. */
export const ports = {
  get web() {
    return portOf('WEB_PORT', 3000);
  },
  get api() {
    return portOf('API_PORT', 4000);
  },
};

/** The port that a variable names; an empty one names none. */
function portOf(name: string, otherwise: number): number {
  const text = process.env[name] || String(otherwise);
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535) throw new Error(`${name}: a port up to 65535, not "${text}".`);
  return Number(text);
}
