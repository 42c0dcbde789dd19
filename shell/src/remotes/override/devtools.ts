import { readTab, writeTab } from '../../memory/tab-memory.ts';
import { devtoolsKey, devtoolsParameter } from './named.ts';

/**
 * Whether this tab loads remotes for federation's devtools. An address that asks for it (`?federation-devtools`) loses that part, and the
 * tab keeps the answer once `confirm` has resolved with true: the browser's extension can then put other code beside the session's token.
 */
export async function devtools(confirm: () => Promise<boolean>): Promise<boolean> {
  const url = new URL(location.href);
  if (url.searchParams.has(devtoolsParameter)) {
    url.searchParams.delete(devtoolsParameter);
    history.replaceState(history.state, '', url);
    if (await confirm()) writeTab(devtoolsKey, 'on');
  }
  return readTab(devtoolsKey) !== null;
}

/** Returns to the usual way of loading. */
export function endDevtools(): void {
  writeTab(devtoolsKey, null);
  location.reload();
}
