/** What runs: the app's version (that of the root package.json), its build number, and the version of the API it speaks. */
export const appVersion = { version: '1.4.2', build: 12, api: 'v2' } as const;
