import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { serverAtom } from '../../session/account/server.ts';
import { accountKeyAtom } from '../../session/account/session.ts';
import type { UnsentElsewhere } from '../database/count-unsent.ts';

const nothing: UnsentElsewhere = { here: 0, servers: [] };

/** What waits on this device for other accounts; counted when a screen opens, and when account or server changes. */
export function useUnsentElsewhere(): UnsentElsewhere {
  const own = useAtomValue(accountKeyAtom);
  const server = useAtomValue(serverAtom);
  const [found, setFound] = useState(nothing);
  useEffect(() => {
    let current = true;
    const show = (next: UnsentElsewhere) => current && setFound(next);
    import(/* webpackChunkName: "count-unsent" */ '../database/count-unsent.ts')
      .then(({ countUnsent }) => countUnsent(own, server))
      .then(show, () => show(nothing));
    return () => {
      current = false;
    };
  }, [own, server]);
  return found;
}
