import { setTimeout as wait } from 'node:timers/promises';
import { createApi, type ApiClient } from '@seguia/openapi';
import { newId } from '@seguia/shared/domain/uuid';

/** Somebody who is logged in, at a plot. */
export interface LoggedIn {
  token: string;
  farm: { farmer_id: string };
  plot: string;
}

/** The demo's recorder on its oasis, with what a phone would do. */
export interface Caller extends LoggedIn {
  api: ApiClient;
}

export async function logIn(url: string, email = 'manager@demo.test', search = 'Oasis du Souss'): Promise<Caller> {
  const baseUrl = `${url}/v2`;
  const credentials = { email, password: 'seguia-demo', device_name: 'proof' };
  const session = await sessionOf(baseUrl, credentials);
  const api = createApi({ baseUrl, token: session.token });
  const { data: farms } = await api.GET('/farmers', { params: { query: { search } } });
  const farm = { farmer_id: farms?.data[0]?.id ?? '' };
  const { data: plots } = await api.GET('/farmers/{farmer_id}/plots', { params: { path: farm } });
  return { api, token: session.token, farm, plot: plots?.data[0]?.id ?? '' };
}

/** As a phone does: a server that has much to do is called again. */
async function sessionOf(baseUrl: string, body: { email: string; password: string; device_name: string }) {
  for (let tries = 1; ; tries += 1) {
    const { data, response } = await createApi({ baseUrl }).POST('/auth/login', { body });
    if (data) return data;
    if (response.status !== 503 || tries >= 10)
      throw new Error(`${body.email} could not log in at ${baseUrl}: ${response.status}`);
    await wait(2000);
  }
}

export interface Change {
  id: string;
  key: string;
  ec: number;
}

export const newChange = (): Change => ({ id: newId(), key: newId(), ec: Math.round(Math.random() * 500) / 100 });

/** Sends one reading, as often as it is called the same one; the status, or null where there was no answer. */
export const send = async (caller: Caller, change: Change): Promise<number | null> =>
  (await answerTo(caller, change))?.status ?? null;

/** The same, with the headers. */
export async function answerTo({ api, farm, plot }: Caller, { id, key, ec }: Change): Promise<Response | null> {
  try {
    const { response } = await api.PUT('/farmers/{farmer_id}/readings/{id}', {
      params: { path: { ...farm, id }, header: { 'If-None-Match': '*', 'Idempotency-Key': key } },
      body: { plot_id: plot, date: '2026-01-05', time: '08:00', entry_type: 'value', intake_ec: ec },
    });
    return response;
  } catch {
    return null;
  }
}
