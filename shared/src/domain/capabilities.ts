/** What a data server may have beyond the calls that every one has; it names its own in `GET /v2`. */
export const capabilities = ['set-up', 'people', 'imports', 'morning-mail'] as const;

export type Capability = (typeof capabilities)[number];
