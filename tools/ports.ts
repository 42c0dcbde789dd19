// Where `pnpm start` and `pnpm dev` serve on this machine; the development servers of shell and remotes have theirs in their package.json.

/** Ports of the released web app and of the data server. */
export const ports = {
  web: Number(process.env['WEB_PORT'] ?? 3000),
  api: Number(process.env['API_PORT'] ?? 4000),
};
