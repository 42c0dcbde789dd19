import { readTab } from '../../memory/tab-memory.ts';

export const overrideKey = 'seguia.remote';
export const devtoolsKey = 'seguia.devtools';
export const devtoolsParameter = 'federation-devtools';
export const withoutKey = 'seguia.without';
export const withoutParameter = 'without';
export const previewKey = 'seguia.preview';
export const previewParameter = 'preview';

/** The developer's remote that this tab has stored, as its address named it; null where there is none. */
export const readNamed = () => readTab(overrideKey);

/**
 * Whether the address or this tab asks for other remotes than the deployed ones: a developer's, a preview, fewer, or those for federation's
 * devtools. Only then is the code for it loaded.
 */
export const isDeveloperNamed = () =>
  /[?&](remote=|without=|preview=|federation-devtools)/.test(location.search) ||
  [overrideKey, devtoolsKey, withoutKey, previewKey].some((key) => readTab(key) !== null);
