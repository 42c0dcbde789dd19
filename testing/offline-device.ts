import type { Reading } from '@seguia/openapi';
import { momentOf, zoneClock } from '../shared/src/domain/farm-time.ts';
import { newId } from '../shared/src/domain/uuid.ts';
import { deviceOf } from '../shared/src/device/local/device.ts';
import type { FarmDevice } from '../shared/src/device/local/farm-device.ts';
import { isHidden, sentRow, toDeviceReading } from '../shared/src/device/readings/reading-rows.ts';
import type { DeviceReading, OutboxEntry } from '../shared/src/device/database/rows.ts';
import { readingOf } from './readings.ts';

const clock = zoneClock('Asia/Kolkata');
const timestamp = Date.parse('2026-06-15T10:30:00+05:30') / 1000;
let places = 0;

/** A device that never meets a server; the test provides what a server would answer. */
export class OfflineDevice {
  readonly me = { id: newId(), firstname: 'Malika', lastname: 'Benali' };
  readonly source: FarmDevice;

  constructor() {
    const device = deviceOf({ server: 'https://api.oasis.example', id: this.me.id }, `-offline-${(places += 1)}`);
    this.source = { device, farmId: 'farm', clock, me: this.me.id };
  }

  /** A reading as a server has it. */
  reading(change: Partial<Reading> = {}): Reading {
    const when = { ...momentOf(timestamp, clock), timestamp, createdAt: timestamp, updatedAt: timestamp };
    const place = { id: newId(), farmerId: 'farm', plotId: 'plot', createdBy: this.me };
    return readingOf({ ...place, ...when, intakeEc: 2, intakePh: 5.8, ...change });
  }

  /** Puts a reading of the server onto the device, like a pull. */
  async pulled(change: Partial<Reading> = {}): Promise<Reading> {
    const reading = this.reading(change);
    await (await this.source.device.db()).put('readings', sentRow(reading));
    return reading;
  }

  async outbox(): Promise<OutboxEntry[]> {
    return (await this.source.device.db()).getAll('outbox');
  }

  /** A reading as screens see it; null when lists do not find it. */
  async shown(id: string): Promise<DeviceReading | null> {
    const row = await (await this.source.device.db()).get('readings', id);
    return row && !isHidden(row) ? toDeviceReading(row) : null;
  }
}
