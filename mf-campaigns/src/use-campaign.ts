import type { Campaign } from '@seguia/shared/platform';
import { campaignsAtom, notFound, pullAtom } from '@seguia/shared/platform';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';

/**
 * The campaign of an address. One that the device does not have may be new: it is asked for once, and what is not there then is
 * the 404 page. Undefined while that goes on.
 */
export function useCampaign(id: string): Campaign | undefined {
  const campaigns = useAtomValue(campaignsAtom);
  const pull = useSetAtom(pullAtom);
  const [asked, setAsked] = useState<string | null>(null);
  const campaign = campaigns?.find((one) => one.id === id);
  const unknown = campaigns !== undefined && !campaign;
  useEffect(() => {
    if (!unknown || asked === id) return;
    let current = true;
    const ask = async () => {
      await pull().catch(() => undefined);
      if (current) setAsked(id);
    };
    void ask();
    return () => {
      current = false;
    };
  }, [unknown, asked, id, pull]);
  if (unknown && asked === id) notFound();
  return campaign;
}
