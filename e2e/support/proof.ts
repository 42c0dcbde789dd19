/** Whether this is a run of `pnpm proof`, which tries every language, theme and row; `pnpm test` tries only some. */
export const isProof = Boolean(process.env['PROOF']);
