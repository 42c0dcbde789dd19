import { newId } from '@seguia/shared/domain/uuid';
import type { LoggedIn } from '../server/caller.ts';

/** A request that both servers are sent. */
export interface Call {
  method: 'GET' | 'PUT';
  path: string;
  headers: Record<string, string>;
  body?: string;
}

export type Kind = 'read' | 'save';

/** The newest page of 25 readings. */
export const readOf = ({ token, farm }: LoggedIn): Call => ({
  method: 'GET',
  path: `/v2/farmers/${farm.farmer_id}/readings`,
  headers: headersOf(token),
});

/** A new reading under an id and a key of its own. */
export function saveOf({ token, farm, plot }: LoggedIn, id: string = newId(), key: string = newId()): Call {
  const reading = { plot_id: plot, date: '2026-01-05', time: '08:00', entry_type: 'value', intake_ec: 2.1 };
  return {
    method: 'PUT',
    path: `/v2/farmers/${farm.farmer_id}/readings/${id}`,
    headers: {
      ...headersOf(token),
      'content-type': 'application/json',
      'if-none-match': '*',
      'idempotency-key': key,
    },
    body: JSON.stringify(reading),
  };
}

const headersOf = (token: string) => ({ authorization: `Bearer ${token}`, 'date-format': 'timestamp' });
