/** The first capabilities. Remotes read them as a closed set (`capabilitiesAtom`), so later names must not be added here. */
const firstCapabilities = ['set-up', 'people', 'imports'] as const;

/** What a data server may offer beyond the calls that all servers have. It names its own capabilities in `GET /v2`. */
export const capabilities = [...firstCapabilities, 'morning-mail', 'photos', 'meters', 'certification-log'] as const;

export type FirstCapability = (typeof firstCapabilities)[number];
export type Capability = (typeof capabilities)[number];
