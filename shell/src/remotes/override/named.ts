import { readTab } from '../../store/tab-memory.ts';

export const overrideKey = 'seguia.remote';

/** The developer's remote that this tab has stored, as its address named it; null where there is none. */
export const readNamed = () => readTab(overrideKey);

/** Whether the address or this tab names a developer's remote. Only then is the code that handles it loaded. */
export const isOverrideNamed = () => location.search.includes('remote=') || readNamed() !== null;
