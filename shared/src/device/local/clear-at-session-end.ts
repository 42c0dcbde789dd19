// A session may end on a page that has not needed the device database, so its code is loaded only when there is something to clear.
import { onSessionEnd } from '../../session/account/end-session.ts';

onSessionEnd((account) => {
  import(/* webpackChunkName: "app" */ './clear-cache.ts')
    .then(({ clearCacheOf }) => clearCacheOf(account))
    .catch((error: unknown) => console.error('Kept data could not be cleared:', error));
});
