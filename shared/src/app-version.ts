/** The running app: its version (as in the root package.json), its build number, and the version of the API that it uses. */
export const appVersion: { readonly version: string; readonly build: number; readonly api: string } = {
  version: '1.4.2',
  build: 12,
  api: 'v2',
};
