import { mkdtemp, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { TestFarm } from '../../testing/test-farm.ts';
import { testServer } from '../../testing/test-server.ts';
import { insertPlots, plotsIn } from './add-plots.ts';

const server = await testServer();
const folder = await mkdtemp(path.join(os.tmpdir(), 'seguia-plots-'));
const file = path.join(folder, 'plots.csv');
const header = 'name;units;area;crop;crop_type;from';
const now = new Date('2026-06-15T12:00:00Z');

/** Adds the plots of a file with this text, and returns their ids. */
async function add(farm: TestFarm, text: string) {
  await writeFile(file, text);
  return insertPlots(server.db, farm.id, await plotsIn(file), now);
}

const plotsOf = ({ id }: TestFarm) =>
  server.db.selectFrom('plots').selectAll().where('farmer_id', '=', id).orderBy('position').execute();

test.each([
  [';1;;;;', 'A plot needs a name.'],
  ['A2;two;;;;', 'A2: units is a whole number, not "two".'],
  ['A2;1.5;;;;', 'A2: units is a whole number, not "1.5".'],
  ['A2;1;wide;;;', 'A2: area is a number of m², not "wide".'],
  ['A2;1;0;;;', 'A2: area is a number of m², not "0".'],
  ['A2;1;;Tomate;;2026-01-01', 'A2: crop, crop type and a from date (YYYY-MM-DD) belong together.'],
  ['A2;1;;;Torry;2026-01-01', 'A2: crop, crop type and a from date (YYYY-MM-DD) belong together.'],
  ['A2;1;;Tomate;Torry;', 'A2: crop, crop type and a from date (YYYY-MM-DD) belong together.'],
  ['A2;1;;Tomate;Torry;2026-02-30', 'A2: crop, crop type and a from date (YYYY-MM-DD) belong together.'],
])('refuses the line "%s", and with it the whole file: %s', async (line, message) => {
  const farm = await server.addFarm();
  await expect(add(farm, `${header}\nA1;1;;;;\n${line}\n`)).rejects.toThrow(message);
  expect(await plotsOf(farm)).toEqual([]);
});

test('reads columns in any order, between commas or semicolons, and counts missing units as 1', async () => {
  const farm = await server.addFarm();
  const ids = await add(farm, 'area, name\r\n800 , Serre 1\r\n, Serre 2\r\n');
  expect(await plotsOf(farm)).toMatchObject([
    { id: ids[0], name: 'Serre 1', position: 1, area: 800, irrigation_units: 1, closed: 0, deleted_at: null },
    { id: ids[1], name: 'Serre 2', position: 2, area: null, irrigation_units: 1 },
  ]);
});

test('a name in quotes keeps its separators and its quotes; a byte order mark is no part of the header', async () => {
  const farm = await server.addFarm();
  const quoted = ['"Serre 1; nord, haut";2', '"La ""grande"" serre";', '"Serre; 3";1', 'Serre 4, sud;1'];
  await add(farm, `\uFEFFname;units\r\n${quoted.join('\r\n')}\r\n\r\n`);
  expect((await plotsOf(farm)).map(({ name, irrigation_units: units }) => [name, units])).toEqual([
    ['Serre 1; nord, haut', 2],
    ['La "grande" serre', 1],
    ['Serre; 3', 1],
    ['Serre 4, sud', 1],
  ]);
});

test('a name with a line break is refused', async () => {
  const farm = await server.addFarm();
  await expect(add(farm, 'name\n"Serre\n3"\n')).rejects.toThrow('a name has one line');
  expect(await plotsOf(farm)).toEqual([]);
});

test('a file whose quotes do not close is refused', async () => {
  const farm = await server.addFarm();
  await expect(add(farm, `${header}\n"A1;1;;;;\n`)).rejects.toThrow(/^Quote Not Closed/);
  expect(await plotsOf(farm)).toEqual([]);
});

test('adds plots after the existing ones, with a change number that devices ask for', async () => {
  const farm = await server.addFarm();
  await add(farm, `${header}\nA1;1;;;;`);
  await add(farm, `${header}\nA2;1;;;;`);
  const plots = await plotsOf(farm);
  expect(plots.map(({ name, position, change_no: change }) => [name, position, change])).toEqual([
    ['A1', 1, 1],
    ['A2', 2, 2],
  ]);
});

test('uses a crop or crop type that the farm has, but not another farm’s', async () => {
  const [other, farm] = [await server.addFarm(), await server.addFarm()];
  await other.addCropType('Tomate', 'Torry');
  const lines = ['A1;1;;Tomate;Torry;2026-01-01', 'A2;1;;Tomate;Torry;2026-02-01', 'A3;1;;Tomate;Pristyla;2026-01-01'];
  const ids = await add(farm, [header, ...lines, 'A4;1;;Rose;Torry;2026-01-01'].join('\n'));
  const types = await server.db
    .selectFrom('crop_types')
    .innerJoin('crops', (join) =>
      join.onRef('crops.id', '=', 'crop_types.crop_id').onRef('crops.farmer_id', '=', 'crop_types.farmer_id'),
    )
    .select(['crop_types.id', 'crops.name as crop', 'crop_types.name'])
    .where('crop_types.farmer_id', '=', farm.id)
    .orderBy('crops.name')
    .orderBy('crop_types.name')
    .execute();
  expect(types.map(({ crop, name }) => `${crop} ${name}`)).toEqual(['Rose Torry', 'Tomate Pristyla', 'Tomate Torry']);
  const planted = await server.db.selectFrom('plot_crops').selectAll().where('farmer_id', '=', farm.id).execute();
  const typeOf = new Map(
    planted.map((planting) => [planting.plot_id, [planting.crop_type_id, planting.from_date, planting.to_date]]),
  );
  expect(ids.map((id) => typeOf.get(id))).toEqual([
    [types[2]?.id, '2026-01-01', null],
    [types[2]?.id, '2026-02-01', null],
    [types[1]?.id, '2026-01-01', null],
    [types[0]?.id, '2026-01-01', null],
  ]);
});

test('refuses a file in a legacy Windows encoding, whose names would change', async () => {
  await writeFile(file, Buffer.from('name;units\nSerre n\u00ba 1 \u00e9t\u00e9;1\n', 'latin1'));
  await expect(plotsIn(file)).rejects.toThrow('plots.csv is not in UTF-8');
});
