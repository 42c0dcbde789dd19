import {
  chooseFarmAtom,
  plotsAtom,
  profileAtom,
  pullAtom,
  serverAtom,
  sessionAtom,
  syncStatusAtom,
} from '@seguia/shared/platform';
import { startDataServer, type TestDataServer, type TestPerson } from '@seguia/testing/data-server';
import { renderScreen, type Screen } from '@seguia/testing/render-screen';
import { act } from '@testing-library/react';
import feature from '../src/feature.ts';

/** The atoms that the shell's chip reads: while it is on the screen, the device sends and fetches. */
const ofShell = [plotsAtom, syncStatusAtom];

/** A real data server, and people who open a screen of a farm on it. */
export interface FarmServer {
  server: TestDataServer;
  addFarm: TestDataServer['addFarm'];
  /** `gateway` is the data server's address for a device that has not fetched anything yet. */
  open: (path: string, person: TestPerson, farmId: string, gateway?: string) => Promise<Screen>;
}

export async function startFarmServer(started?: TestDataServer): Promise<FarmServer> {
  const server = started ?? (await startDataServer());
  return {
    server,
    addFarm: server.addFarm,
    async open(path, person, farmId, gateway) {
      const prepare = (store: Screen['store']) => logIn(store, gateway ?? server.url, person);
      const screen = await renderScreen({ feature, app: 'mf-settings', path, prepare, mounted: ofShell });
      await act(async () => {
        await screen.store.set(chooseFarmAtom, farmId);
        if (gateway === undefined) await screen.store.set(pullAtom);
      });
      return screen;
    },
  };
}

function logIn(store: Screen['store'], endpoint: string, { id, email, token, firstname, lastname }: TestPerson) {
  const times = { createdAt: 1, updatedAt: 1 };
  store.set(serverAtom, endpoint);
  store.set(sessionAtom, { token, deviceToken: 'd', ...times, expireAt: 9_999_999_999 });
  store.set(profileAtom, { id, email, firstname, lastname, avatar: null, permissions: [], ...times });
}
