import {
  call,
  chooseFarmAtom,
  plotsAtom,
  profileAtom,
  pullAtom,
  type ReadingBody,
  serverAtom,
  sessionAtom,
  snake,
  syncStatusAtom,
} from '@seguia/shared/platform';
import { newId } from '@seguia/shared/domain/uuid';
import { act, configure, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { startDataServer, type TestDataServer, type TestPerson } from '@seguia/testing/data-server';
import { renderScreen, type Screen } from '@seguia/testing/render-screen';
import type { Role } from '@seguia/shared/domain/permissions';
import feature from '../src/feature.ts';

/** How long a test waits for something to appear, in milliseconds; the machine may be busy. */
export const soon = { timeout: 10_000 };
configure({ asyncUtilTimeout: soon.timeout });

interface OpenOptions {
  locale?: string;
  /** The data server's address for this device, or that of a gateway where a test breaks the network. */
  endpoint?: string;
  /** False opens the screen without waiting for the farm's data, which the network may not bring. */
  fetched?: boolean;
}

/** The atoms that the shell's chip reads: while it is on the screen, the device sends and fetches. */
const ofShell = [plotsAtom, syncStatusAtom];

/** A farm with plots on a real data server, and people who open the readings' screens on it. */
export interface World {
  server: TestDataServer;
  farmId: string;
  /** In walking order: Serre 1 (Tomate Torry), Serre 2, Serre 3. */
  plots: string[];
  cropType: string;
  person: (role?: Role) => Promise<TestPerson>;
  /** Opens a screen as `person`, with the farm's data on the device and sending switched on. */
  open: (path: string, person: TestPerson, options?: OpenOptions) => Promise<Screen>;
  /** Records a reading on another device; gives its id. */
  record: (person: TestPerson, body: Partial<ReadingBody> & { id?: string; version?: number }) => Promise<string>;
  /** Plants the farm's variety in a plot, from 2020 on, or to a last day. */
  plant: (plotId: string, to?: string) => Promise<void>;
  /** Deletes a reading of version 1 on another device. */
  remove: (person: TestPerson, id: string) => Promise<void>;
  close: () => Promise<void>;
}

export async function startWorld({ plotNames = ['Serre 1', 'Serre 2', 'Serre 3'] } = {}): Promise<World> {
  const server = await startDataServer();
  const farm = await server.addFarm({ name: 'Oasis du Souss' });
  const plots: string[] = [];
  for (const name of plotNames) plots.push(await farm.addPlot({ name }));
  const cropType = await farm.addCropType('Tomate', 'Torry');
  if (plots[0]) await farm.plant(plots[0], cropType, '2020-01-01');
  return {
    server,
    farmId: farm.id,
    plots,
    cropType,
    person: (role = 'recorder') => server.addPerson([farm], role),
    async open(path, person, { locale = 'en', endpoint = server.url, fetched = true } = {}) {
      const prepare = (store: Screen['store']) => logIn(store, endpoint, person);
      const screen = await renderScreen({ feature, app: 'mf-readings', path, locale, prepare, mounted: ofShell });
      const { store } = screen;
      await act(async () => {
        await store.set(chooseFarmAtom, farm.id);
        if (fetched) await store.set(pullAtom);
      });
      if (fetched) await waitFor(() => expect(store.get(plotsAtom)?.length).toBe(plots.length));
      return screen;
    },
    async record(person, { id = newId(), version, ...body }) {
      const api = server.apiOf(person);
      const params = {
        path: { farmer_id: farm.id, id },
        header: {
          'Idempotency-Key': newId(),
          ...(version === undefined ? { 'If-None-Match': '*' as const } : { 'If-Match': `"${version}"` }),
        },
      };
      const plotId = plots[0] ?? '';
      const full = { plotId, date: '2026-03-01', time: '09:12', entryType: 'value' as const, ...body };
      await call(api.PUT('/farmers/{farmer_id}/readings/{id}', { params, body: snake(full) }));
      return id;
    },
    plant: (plotId, to) => farm.plant(plotId, cropType, '2020-01-01', to),
    async remove(person, id) {
      const api = server.apiOf(person);
      const header = { 'Idempotency-Key': newId(), 'If-Match': '"1"' };
      await call(
        api.DELETE('/farmers/{farmer_id}/readings/{id}', { params: { path: { farmer_id: farm.id, id }, header } }),
      );
    },
    close: () => server.close(),
  };
}

function logIn(store: Screen['store'], endpoint: string, { id, email, token, firstname, lastname }: TestPerson) {
  const times = { createdAt: 1, updatedAt: 1 };
  store.set(serverAtom, endpoint);
  store.set(sessionAtom, { token, deviceToken: 'd', ...times, expireAt: 9_999_999_999 });
  store.set(profileAtom, { id, email, firstname, lastname, avatar: null, permissions: [], ...times });
}
