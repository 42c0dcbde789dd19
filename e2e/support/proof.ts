/** Whether `pnpm proof` runs: then every language, theme and row is tried, and not only what fits into `pnpm test`. */
export const isProof = Boolean(process.env['PROOF']);
