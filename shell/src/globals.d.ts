/** The version of the doors, from shared/package.json: what remotes' `hostApi` ranges are held against. */
declare const __HOST_API__: string;
/** The version of each module that the shell shares, by name. */
declare const __SHARED_VERSIONS__: Readonly<Record<string, string>>;
