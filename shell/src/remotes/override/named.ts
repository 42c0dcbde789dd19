import { readTab } from '../../store/tab-memory.ts';

export const overrideKey = 'seguia.remote';

/** The developer's remote that this tab has taken, as it was named; null where there is none. */
export const readNamed = () => readTab(overrideKey);

/** Whether the address or this tab names a developer's remote. What looks at it is loaded then alone. */
export const isOverrideNamed = () => location.search.includes('remote=') || readNamed() !== null;
