import { readTab } from '../../memory/tab-memory.ts';

export const overrideKey = 'seguia.remote';
export const devtoolsKey = 'seguia.devtools';
export const devtoolsParameter = 'federation-devtools';

/** The developer's remote that this tab has stored, as its address named it; null where there is none. */
export const readNamed = () => readTab(overrideKey);

/** Whether the address or this tab asks for a developer's remote, or for federation's devtools. Only then is the code for it loaded. */
export const isDeveloperNamed = () =>
  /[?&](remote=|federation-devtools)/.test(location.search) || (readNamed() ?? readTab(devtoolsKey)) !== null;
