/**
 * The details of a journey that goes through the same in several languages: in French (or `first`) it always runs; the others belong to the
 * part `languages` of the suite, which `pnpm test --all` runs (tools/suite/parts.ts).
 */
export const alsoIn = (locale: string, first = 'fr'): { tag?: string } =>
  locale === first ? {} : { tag: '@languages' };
