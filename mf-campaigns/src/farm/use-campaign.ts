import type { Campaign } from '@seguia/shared/platform';
import { campaignsAtom } from '@seguia/shared/platform';
import { useAtomValue } from 'jotai';
import type { Found } from './use-found.ts';
import { useFound } from './use-found.ts';

/** The campaign of an address, or the 404 page. */
export function useCampaign(id: string): Found<Campaign> {
  return useFound(useAtomValue(campaignsAtom), (candidate) => candidate.id === id, id);
}
