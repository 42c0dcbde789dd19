import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { daysThatCount } from '../../domain/board/plot-now.ts';
import { addDays, farmNow, timestampOf } from '../../domain/farm-time.ts';
import { correctedNow } from '../../session/clock/device-clock.ts';
import { measuredFields } from '../../domain/readings/measures.ts';
import type { DeviceReading, ReadingRow } from '../database/rows.ts';
import { type FarmDevice, farmDeviceAtom } from '../local/farm-device.ts';
import { follower, liveAtom } from '../local/live-atom.ts';
import { toDeviceReading } from './reading-rows.ts';

const always = Number.MAX_SAFE_INTEGER;

/** Seconds of readings that are read at once: about one round of the farm. */
const stretch = 6 * 3600;

/**
 * By plot id, each plot's newest readings: as many of the days that count as now (`plotNow`) as are needed to know every measure, newest
 * first; its last reading where it has none of these days. Plots without readings are missing. It reads backwards for all plots at once,
 * because after a round most are known and a request per plot costs more than its rows; then one by one for plots that still lack
 * something.
 */
export const recentReadingsAtom = liveAtom(['readings', 'plots'], async ({ device, farmId, clock }) => {
  const db = await device.db();
  const now = correctedNow();
  const oldest = timestampOf(addDays(farmNow(clock, now).date, -daysThatCount), '00:00', clock);
  const plots = (await db.getAllKeysFromIndex('plots', 'farm', farmId)).map(([, id]) => id);
  const store = db.transaction('readings').store;
  const found = new Map<string, DeviceReading[]>();
  const addRows = (rows: readonly ReadingRow[]) => {
    for (const row of rows.toReversed()) {
      const known = found.get(row.reading.plotId);
      if (known) known.push(toDeviceReading(row));
      else found.set(row.reading.plotId, [toDeviceReading(row)]);
    }
  };
  const lacking = () => plots.filter((id) => !isWhole(found.get(id)));
  let rest = plots;
  let before = always;
  for (
    let from = Math.floor(now / 1000) - stretch;
    before > oldest && rest.length > plots.length / 4;
    from -= stretch
  ) {
    const first = Math.max(from, oldest);
    addRows(
      await store.index('farm').getAll(IDBKeyRange.bound([farmId, first], [farmId, before], false, before < always)),
    );
    before = first;
    rest = lacking();
  }
  const index = store.index('plot');
  await Promise.all(
    rest.map(async (id) => {
      if (before > oldest)
        addRows(await index.getAll(IDBKeyRange.bound([farmId, id, oldest], [farmId, id, before], false, true)));
      if (found.has(id)) return;
      const last = await index.openCursor(IDBKeyRange.bound([farmId, id, 0], [farmId, id, oldest]), 'prev');
      if (last) addRows([last.value]);
    }),
  );
  return found;
});

/** Whether every measure has a value among the readings. */
function isWhole(readings: readonly DeviceReading[] = []): boolean {
  return measuredFields.every((field) => readings.some((reading) => reading[field] !== null));
}

/**
 * A plot's readings since one of the farm's days, newest first, as they are on the device, also after every change; undefined until they
 * are known, and while they are not `wanted`. It fetches nothing: it is for days that a phone has anyway.
 */
export function usePlotReadings(plotId: string, from: string, wanted = true): readonly DeviceReading[] | undefined {
  const source = useAtomValue(farmDeviceAtom);
  const [found, setFound] = useState<{ of: string; rows: readonly DeviceReading[] }>();
  const of = `${plotId} ${from}`;
  useEffect(() => {
    if (!source || !wanted) return undefined;
    const load = () => readSince(source, plotId, from);
    return follower(source.device.changes, ['readings'], load, (rows) => setFound({ of: `${plotId} ${from}`, rows }))
      .stop;
  }, [source, plotId, from, wanted]);
  return found?.of === of ? found.rows : undefined;
}

async function readSince({ device, farmId, clock }: FarmDevice, plotId: string, from: string) {
  const range = IDBKeyRange.bound([farmId, plotId, timestampOf(from, '00:00', clock)], [farmId, plotId, always]);
  const rows = await (await device.db()).getAllFromIndex('readings', 'plot', range);
  return rows.toReversed().map(toDeviceReading);
}
