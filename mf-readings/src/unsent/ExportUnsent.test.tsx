// @vitest-environment happy-dom
import { normaliseReading } from '@seguia/shared/domain/readings/normalise-reading';
import {
  farmClockAtom,
  noteCalibrationAtom,
  outboxAtom,
  plotsAtom,
  type ReadingBody,
  saveReadingAtom,
  saveWaterDaysAtom,
} from '@seguia/shared/platform';
import { locales } from '@seguia/shared/i18n/locales.ts';
import { readBack } from '@seguia/testing/read-back';
import type { Screen } from '@seguia/testing/render-screen';
import { newId } from '@seguia/shared/domain/uuid';
import { act } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { soon, startWorld, type World } from '../../testing/farm-screen.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
});

/** Opens "Not sent" on a phone that has lost its network, and saves these readings there. */
async function openOffline(locale: string, bodies: readonly ReadingBody[]) {
  const screen = await world.open('/app/unsent', await world.person(), { locale });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  for (const body of bodies) await act(() => screen.store.set(saveReadingAtom, body));
  await expect.poll(() => screen.store.get(outboxAtom), soon).toHaveLength(bodies.length);
  return screen;
}

async function rescue(screen: Screen): Promise<Blob> {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => (files.push(file as Blob), 'blob:file'));
  const button = await vi.waitFor(() => {
    const found = screen.getAllByRole('button').find(({ textContent }) => textContent?.includes('CSV'));
    if (!found) throw new Error('no button');
    return found;
  }, soon);
  await screen.person.click(button);
  return files[0]!;
}

const bodies = (): ReadingBody[] => {
  const [first, second] = world.plots as [string, string];
  const at = { date: '2026-03-01', entryType: 'value' as const };
  const drippers = { totalDrained: 30, intakePerDripper: 10, dripperCount: 12, dripperUnit: 'cl' as const };
  return [
    {
      ...at,
      plotId: first,
      time: '08:05',
      intakeEc: 2.15,
      intakePh: 5.8,
      drainEc: 3.4,
      drainPh: 6.1,
      drainPercent: 27.5,
    },
    { ...at, plotId: second, time: '08:10', intakeEc: 2.2, drainEc: 3.137, note: 'Vent fort; 2,5 bar' },
    { ...at, plotId: second, time: '17:45', intakeEc: 2.1, ...drippers, entryType: 'drippers', drainPercent: 25 },
  ];
};
const whole = (body: ReadingBody) => {
  const { totalDrained, intakePerDripper, dripperUnit, ...rest } = normaliseReading(body);
  const factor = dripperUnit === 'cl' ? 10 : dripperUnit === 'l' ? 1000 : 1;
  const inMillilitres = (volume: number | null | undefined) => volume && Math.round(volume * factor);
  return { ...rest, volumes: [inMillilitres(totalDrained), inMillilitres(intakePerDripper)] };
};

const results = { slope: 98.5, offset: 3.2, cellConstant: null, ecStandard: null, temperature: null };

test.each(locales.map(({ locale }) => locale))(
  'The rescue file opens in a spreadsheet of the person’s language, and the import reads all of it back, in %s',
  async (locale) => {
    const screen = await openOffline(locale, bodies());
    const water = { date: '2026-03-01', plotId: null, irrigation: 6.2, radiation: 1800 };
    await act(() => screen.store.set(saveWaterDaysAtom, [water]));
    const calibration = { meterId: newId(), at: 1_772_000_000, points: [], ...results };
    await act(() => screen.store.set(noteCalibrationAtom, { id: newId(), ...calibration }));
    await expect.poll(() => screen.store.get(outboxAtom), soon).toHaveLength(5);
    const file = await rescue(screen);
    const text = await file.text();
    const isCommaMark = locale !== 'en';
    expect(text).toContain(isCommaMark ? ';2,15;5,8;3,4;' : ',2.15,5.8,3.4,');
    expect(text).toContain(isCommaMark ? ';6,2;1800;' : ',6.2,1800,');
    expect(text).not.toMatch(/[\u2066-\u2069]|slope|98[.,]5/); // marks of direction are only for the page
    expect(text).toMatch(/2026-03-01T08:05[+-]\d\d:\d\d[;,]Serre 1[;,]/);
    const plots = screen.store.get(plotsAtom)!.map(({ id, name }) => ({ id, name }));
    const { zone } = screen.store.get(farmClockAtom);
    const context = { plots, zone, now: Date.now() / 1000, known: new Set<string>() };
    const { questions, rows } = await readBack(file, 'seguia.csv', context);
    expect(questions).toEqual([]);
    const stored = rows.filter(({ state }) => state !== 'none');
    expect(stored.filter(({ state }) => state !== 'ready')).toEqual([]);
    expect(stored.map(({ body }) => body && whole(body))).toEqual(bodies().map(whole));
  },
);

test('The rescue file says why a reading is refused, without the punctuation of another language', async () => {
  const screen = await world.open('/app/unsent', await world.person());
  await act(() => screen.store.set(saveReadingAtom, { ...bodies()[0]!, intakeEc: 21 }));
  await expect.poll(() => screen.store.get(outboxAtom).map(({ state }) => state), soon).toEqual(['refused']);
  expect(await (await rescue(screen)).text()).toContain(',Not accepted · Intake EC ');
});
