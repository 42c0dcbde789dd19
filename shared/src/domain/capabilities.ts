/** The first that there were: remotes read them as one set (`capabilitiesAtom`), and a name more in it is one that they were not built for. */
const firstCapabilities = ['set-up', 'people', 'imports'] as const;

/** What a data server may have beyond the calls that every one has; it names its own in `GET /v2`. */
export const capabilities = [...firstCapabilities, 'morning-mail', 'photos', 'meters', 'certification-log'] as const;

export type FirstCapability = (typeof firstCapabilities)[number];
export type Capability = (typeof capabilities)[number];
