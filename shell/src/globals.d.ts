/** The version of the doors, from shared/package.json: what remotes' `hostApi` ranges are held against. */
declare const __HOST_API__: string;
