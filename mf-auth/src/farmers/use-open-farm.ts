import { ApiError, chooseFarmAtom, farmersAtom, type FarmListEntry, paths, useNavigate } from '@seguia/shared/platform';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useEffect, useState } from 'react';
import { openOnlyFarmAtom } from '../init/open-only-farm.ts';
import { type CallFailure, callFailureOf, isAborted } from '../init/problem.ts';
import { useScreenSignal } from '../init/use-screen-signal.ts';

export interface OpenFarm {
  /** The farm on its way, by id. */
  opening: string | null;
  failure: CallFailure | 'gone' | null;
  open: (farm: Pick<FarmListEntry, 'id'>) => void;
  dismiss: () => void;
}

/**
 * Makes a farm the chosen one and goes on into the app (or to the deep link that the shell keeps). Who came by a link that names the server, and has one farm, chooses
 * nothing.
 */
export function useOpenFarm(): OpenFarm {
  const navigate = useNavigate();
  const choose = useSetAtom(chooseFarmAtom);
  const screenSignal = useScreenSignal();
  const { list, total, loading } = useAtomValue(farmersAtom);
  const [opensOnlyFarm, setOpensOnlyFarm] = useAtom(openOnlyFarmAtom);
  const [opening, setOpening] = useState<string | null>(null);
  const [failure, setFailure] = useState<CallFailure | 'gone' | null>(null);

  const openNow = useCallback(
    async (id: string) => {
      setOpening(id);
      try {
        await choose(id, screenSignal());
        await navigate(paths.today());
      } catch (error) {
        setFailure(failureOf(error));
      } finally {
        setOpening(null);
      }
    },
    [choose, navigate, screenSignal],
  );

  const hasCome = opensOnlyFarm && !loading && list.length > 0;
  const only = hasCome && total === 1 ? list[0]?.id : undefined;
  useEffect(() => {
    if (!hasCome) return;
    const next = setTimeout(() => {
      setOpensOnlyFarm(false); // of several farms a search may leave one, which is not yet chosen
      if (only !== undefined) void openNow(only);
    });
    return () => clearTimeout(next);
  }, [hasCome, only, openNow, setOpensOnlyFarm]);

  return {
    opening,
    failure,
    open: ({ id }) => void (opening === null && openNow(id)),
    dismiss: () => setFailure(null),
  };
}

/** The shell reports 401, 408 and 416, for every call of every part. */
function failureOf(error: unknown): CallFailure | 'gone' | null {
  if (isAborted(error)) return null;
  const status = error instanceof ApiError ? error.status : undefined;
  if (status === 416 || status === 401 || status === 408) return null;
  return status === 404 ? 'gone' : callFailureOf(error);
}
