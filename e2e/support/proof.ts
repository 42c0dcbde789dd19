/** Whether this is a run of `pnpm proof`, which tries every language, theme and row; `pnpm test` tries only some. */
export const isProof = Boolean(process.env['PROOF']);

/**
 * What a journey goes through: all of it in a proof, and the first in the suite. French comes first of the languages; what is about direction
 * has journeys of its own in Arabic.
 */
export const firstUnlessProof = <One>(all: readonly One[]): readonly One[] => (isProof ? all : all.slice(0, 1));
