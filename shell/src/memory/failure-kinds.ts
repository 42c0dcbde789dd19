/** Kinds of failures that are the version's own: its code threw when it was loaded or drawn, or never returned from being drawn. */
export const faults = ['load', 'draw', 'held'] as const;

/** Kinds that the network may have caused: files did not come whole, or in time. A browser does not tell a missing file from a wrong hash. */
export const losses = ['files', 'late'] as const;

/** How a version of a remote failed; `fit`: none fits the shell's doors. */
export type FailureKind = (typeof faults)[number] | (typeof losses)[number] | 'fit';
