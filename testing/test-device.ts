import { createApi, type ApiClient } from '@seguia/openapi';
import { farmNow, zoneClock } from '../shared/src/domain/farm-time.ts';
import { deviceOf } from '../shared/src/device/local/device.ts';
import type { Journal } from '../shared/src/device/journal/journal.ts';
import type { FarmDevice } from '../shared/src/device/local/farm-device.ts';
import { isHidden, toDeviceReading } from '../shared/src/device/readings/reading-rows.ts';
import type { DeviceReading, OutboxEntry } from '../shared/src/device/database/rows.ts';
import {
  deleteReading,
  type ReadingToSave,
  saveReading,
  undoDelete,
} from '../shared/src/device/outbox/save-reading.ts';
import { pullFarm } from '../shared/src/sync/pull/pull.ts';
import { push, type PushEnd } from '../shared/src/sync/push/push.ts';
import type { TestPerson } from './data-server.ts';

export const testClock = zoneClock('Asia/Kolkata');
let places = 0;

interface DeviceOptions {
  url: string;
  farmId: string;
  person: TestPerson;
  /** Replaces the network between device and server. */
  fetch?: (request: Request) => Promise<Response>;
  /** Separates the device's database from others of the same account; by default it is unique. */
  place?: string;
  /** The second copy of what is not sent; by default there is none, as in a browser without a private file system. */
  journal?: Journal;
}

/** A phone: its own database, and its own connection to the server. */
export class TestDevice {
  readonly source: FarmDevice;
  readonly api: ApiClient;
  readonly person: TestPerson;

  constructor({ url, farmId, person, fetch, journal, place = `-${(places += 1)}` }: DeviceOptions) {
    this.person = person;
    const device = deviceOf({ server: url, id: person.id }, place, () => journal ?? null);
    this.source = { device, farmId, clock: testClock, me: person.id };
    this.api = createApi({ baseUrl: `${url}/v2`, token: person.token, ...(fetch ? { fetch } : {}) });
  }

  save(body: Partial<ReadingToSave> & { plotId: string }): Promise<DeviceReading> {
    const { date, time } = farmNow(testClock, Date.now() - 60_000);
    return saveReading(this.source, this.person, { date, time, entryType: 'value', ...body });
  }

  delete(id: string): Promise<void> {
    return deleteReading(this.source, id);
  }

  undo(id: string): Promise<void> {
    return undoDelete(this.source, id);
  }

  push(signal: AbortSignal = AbortSignal.timeout(20_000)): Promise<PushEnd> {
    return push(this.api, this.source.device, new Map(), signal);
  }

  pull(signal: AbortSignal = AbortSignal.timeout(20_000)): Promise<boolean> {
    return pullFarm(this.api, this.source, signal);
  }

  async outbox(): Promise<OutboxEntry[]> {
    return (await this.source.device.db()).getAll('outbox');
  }

  /** A reading as screens see it; null when lists do not find it. */
  async reading(id: string): Promise<DeviceReading | null> {
    const row = await (await this.source.device.db()).get('readings', id);
    return row && !isHidden(row) ? toDeviceReading(row) : null;
  }

  /** All readings that lists find, by id. */
  async readings(): Promise<Map<string, DeviceReading>> {
    const rows = await (await this.source.device.db()).getAll('readings');
    return new Map(rows.filter((row) => !isHidden(row)).map((row) => [row.id, toDeviceReading(row)]));
  }
}
