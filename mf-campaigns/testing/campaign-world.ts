import {
  campaignsAtom,
  chooseFarmAtom,
  profileAtom,
  pullAtom,
  serverAtom,
  sessionAtom,
  syncStatusAtom,
} from '@seguia/shared/platform';
import type { Role } from '@seguia/shared/domain/permissions';
import { newId } from '@seguia/shared/domain/uuid';
import { act, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { startDataServer, type TestDataServer, type TestPerson } from '@seguia/testing/data-server';
import { renderScreen, type Screen } from '@seguia/testing/render-screen';
import feature from '../src/feature.ts';

interface WireCampaign {
  name: string;
  start_date: string;
  end_date: string;
  visibility: 'all_apps' | 'this_app';
}

interface OpenOptions {
  /** The data server's address for this device, or that of a gateway where a test breaks the network. */
  endpoint?: string;
  /** False opens the screen without waiting for the farm's data, which the network may not bring. */
  fetched?: boolean;
}

/** A farm on a real data server: Serre 1 (Tomate Torry), Serre 2; and people who open the campaigns' screens on it. */
export interface World {
  server: TestDataServer;
  plots: [string, string];
  cropType: string;
  person: (role?: Role) => Promise<TestPerson>;
  /** Plants another crop; a `to` of null leaves it growing. Returns the variety's id. */
  plantOther: (plotId: string, crop: string, variety: string, from: string, to: string | null) => Promise<string>;
  /** Plants a variety that the farm has. */
  plantAgain: (plotId: string, cropType: string, from: string, to: string | null) => Promise<void>;
  addCampaign: (more?: Partial<WireCampaign>) => Promise<string>;
  /** Adds a reading of 2026-06-15, 08:30; `more` has the fields that a test is about, with the contract's names. */
  addReading: (plotId: string, more: Record<string, string | number>) => Promise<void>;
  /** Adds a target band for Torry; `more` has its days and limits, with the contract's names. */
  addBand: (plotId: string, more: Record<string, unknown>) => Promise<void>;
  /** Opens a screen as `person`, with the farm's data on the device. */
  open: (path: string, person: TestPerson, options?: OpenOptions) => Promise<Screen>;
  /** Opens the screen again on the same device without waiting for the server. */
  reopen: (path: string, person: TestPerson, endpoint?: string) => Promise<Screen>;
  close: () => Promise<void>;
}

export async function startWorld(): Promise<World> {
  const server = await startDataServer();
  const farm = await server.addFarm({ name: 'Oasis du Souss' });
  const plots: World['plots'] = [await farm.addPlot({ name: 'Serre 1' }), await farm.addPlot({ name: 'Serre 2' })];
  const cropType = await farm.addCropType('Tomate', 'Torry');
  await farm.plant(plots[0], cropType, '2026-05-10', '2026-06-20');
  const manager = await server.addPerson([farm], 'manager');
  const put = async (path: string, body: unknown) => {
    const headers = { ...callHeaders(manager), 'if-none-match': '*', 'idempotency-key': newId() };
    const answer = await fetch(`${server.url}/v2${farm.url}${path}`, {
      method: 'PUT',
      headers,
      body: JSON.stringify(body),
    });
    expect(answer.status).toBe(201);
  };
  const reopen = async (path: string, person: TestPerson, endpoint = server.url) => {
    const prepare = (store: Screen['store']) => logIn(store, endpoint, person);
    return renderScreen({ feature, app: 'mf-campaigns', path, prepare, mounted: ofShell });
  };
  return {
    server,
    plots,
    cropType,
    person: (role = 'manager') => server.addPerson([farm], role),
    async plantOther(plotId, crop, variety, from, to) {
      const id = await farm.addCropType(crop, variety);
      await farm.plant(plotId, id, from, to);
      return id;
    },
    plantAgain: (...planting) => farm.plant(...planting),
    async addCampaign(more) {
      const id = newId();
      await put(`/campaigns/${id}`, { ...summer, ...more });
      return id;
    },
    addReading: (plotId, more) => put(`/readings/${newId()}`, { ...morning, plot_id: plotId, ...more }),
    addBand: (plotId, more) => put(`/target-bands/${newId()}`, { plot_id: plotId, crop_type_id: cropType, ...more }),
    reopen,
    async open(path, person, { endpoint, fetched = true } = {}) {
      const screen = await reopen(path, person, endpoint);
      const { store } = screen;
      await act(async () => {
        await store.set(chooseFarmAtom, farm.id);
        if (fetched) await store.set(pullAtom);
      });
      if (fetched) await waitFor(() => expect(store.get(campaignsAtom)).toBeDefined());
      return screen;
    },
    close: () => server.close(),
  };
}

/** The atoms that the shell's chip reads: while it is on the screen, the device sends and fetches. */
const ofShell = [campaignsAtom, syncStatusAtom];

const summer: WireCampaign = { name: 'Été', start_date: '2026-05-01', end_date: '2026-08-31', visibility: 'all_apps' };
const morning = { date: '2026-06-15', time: '08:30', entry_type: 'value' };

const callHeaders = ({ token }: TestPerson) => ({
  authorization: `Bearer ${token}`,
  'content-type': 'application/json',
  'date-format': 'timestamp',
});

function logIn(store: Screen['store'], endpoint: string, { id, email, token, firstname, lastname }: TestPerson) {
  const times = { createdAt: 1, updatedAt: 1 };
  store.set(serverAtom, endpoint);
  store.set(sessionAtom, { token, deviceToken: 'd', ...times, expireAt: 9_999_999_999 });
  store.set(profileAtom, { id, email, firstname, lastname, avatar: null, permissions: [], ...times });
}
