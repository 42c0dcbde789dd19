import type { Campaign } from '@seguia/shared/platform';
import { campaignsAtom } from '@seguia/shared/platform';
import { useAtomValue } from 'jotai';
import type { Found } from './use-found.ts';
import { useFound } from './use-found.ts';

/** The campaign that an address names; a 404 page where there is none. */
export function useCampaign(id: string): Found<Campaign> {
  return useFound(useAtomValue(campaignsAtom), (candidate) => candidate.id === id, id);
}
