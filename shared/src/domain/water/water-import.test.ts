import { describe, expect, test } from 'vitest';
import { csvLines } from '../imports/cells/csv-lines.ts';
import { addDays, zoneClock } from '../farm-time.ts';
import { columnOf, unitIn } from './water-columns.ts';
import { dayOfText } from './water-date.ts';
import type { ImportContext } from './water-file.ts';
import { importWater } from './water-import.ts';

const plots = [1, 2, 3, 4, 5, 6].map((number) => ({ id: `p${number}`, name: `Serre ${number}` }));
const readNumber = (text: string) => {
  const value = Number(text.replace(',', '.'));
  return Number.isNaN(value) ? null : value;
};
const now = Date.parse('2026-06-15T11:00:00Z') / 1000;
const read = (text: string, more: Partial<ImportContext> = {}) =>
  importWater(csvLines(text), { plots, clock: zoneClock('Europe/Paris'), readNumber, now, ...more });

describe('a column is known by its head', () => {
  test.each([
    ['Fecha', 'date'],
    ['Data', 'date'],
    ['Dzień', 'date'],
    ['التاريخ', 'date'],
    ['Jour', 'date'],
    ['Riego (mm)', 'irrigation'],
    ['Apport L/m²', 'irrigation'],
    ['Nawadnianie [mL/kroplownik]', 'irrigation'],
    ['Rega', 'irrigation'],
    ['السقي', 'irrigation'],
    ['Rayonnement global', 'radiation'],
    ['Radiación (MJ/m2)', 'radiation'],
    ['Rad sum J/cm2', 'radiation'],
    ['Promieniowanie', 'radiation'],
    ['Kwatera', 'plot'],
    ['Compartment', 'plot'],
    ['Temperature', undefined],
  ])('%s: %s', (head, holds) => {
    expect(columnOf(head, plots)?.holds).toBe(holds);
  });

  test.each([
    ['rain', ['Precipitation (mm)', 'Précipitations (mm)', 'Hauteur de précipitations (mm)', 'Precipitação (mm)']],
    ['rain', ['Precipitación (L/m2)', 'Pluviométrie (mm)', 'Opady (mm)', 'Deszcz [mm]', 'التساقطات (mm)', 'الأمطار mm']],
    ['evaporation', ['ETP (mm)', 'ET0 (mm)', 'ETo (mm)', 'ET₀ mm', 'ET (mm)', 'Evapotranspiration (mm)']],
    ['evaporation', ['Evapotranspiración (mm)', 'Ewapotranspiracja (mm)', 'Transpiração (L/m²)', 'التبخر (mm)']],
    ['drain', ['Drain (L/m2)', 'Drainage (L/m²)', 'Drenaje (L/m2)', 'Drenagem (mm)', 'Przelew (mm)', 'ماء الصرف L/m²']],
    ['drain', ['Eau drainée (mm)', 'Agua de drenaje (L/m2)', 'Leachate L/m2']],
    [
      'a rate',
      ['Flow (L/min)', 'Débit L/h', 'Caudal (L/m2/h)', 'Water (L/min)', 'Przepływ (L/min)', 'Irrigation mm/h'],
    ],
    ['photons', ['DLI (mol/m²/d)', 'DLI (mol/m2)', 'Light (mol/m²/day)', 'PAR light mmol/m2']],
    ['EC, pH or a percentage', ['EC apport moyenne (mS/cm)', 'E.C. riego', 'pH de l’eau', 'Irrigation %', 'CE agua']],
    ['a length', ['Stem diameter (mm)', 'Croissance tige mm', 'Longitud hoja (mm)']],
    ['a ratio', ['mL par joule', 'mL per joule', 'mL por julio', 'mL na dżul', 'مل لكل جول']],
  ])('and is not water that was given, nor light: %s', (_, heads) => {
    const wrong = heads.filter((head) => !['date', undefined].includes(columnOf(head, plots)?.holds));
    expect(wrong).toEqual([]);
  });

  test.each(['(mm)', 'Irr mm', 'Total (mm)', 'Serre 2 (mm)', 'Dotación (L/m2)', 'l / m2', 'mL/goutteur'])(
    'or by its unit alone: %s',
    (head) => {
      expect(columnOf(head, plots)?.holds).toBe('irrigation');
    },
  );

  test('and belongs to the plot that it names', () => {
    expect(columnOf('Serre 2 eau (mm)', plots)).toEqual({ holds: 'irrigation', unit: 'mm', plotId: 'p2' });
  });

  test.each([
    ['L/m²', 'irrigation', 'L/m²'],
    ['[mm]', 'irrigation', 'mm'],
    ['mL/goutteur', 'irrigation', 'mL/dripper'],
    ['kWh/m2', 'radiation', 'kWh/m²'],
    ['Wh/m²', 'radiation', 'Wh/m²'],
    ['MJ/m²/day', 'radiation', 'MJ/m²'],
    ['J/cm²', 'radiation', 'J/cm²'],
    ['Summe', 'radiation', null],
  ] as const)('its unit %s is %s in %s', (head, field, unit) => {
    expect(unitIn(head, field)).toBe(unit);
  });
});

test.each([
  ['2026-06-14', '2026-06-14'],
  ['2026-06-14T00:00:00Z', '2026-06-14'],
  ['14/06/2026', '2026-06-14'],
  ['4.6.26', '2026-06-04'],
  ['14-06-2026 00:00', '2026-06-14'],
  ['١٤/٠٦/٢٠٢٦', '2026-06-14'],
  ['06/14/2026', null],
  ['yesterday', null],
])('the date %s is %s', (text, date) => {
  expect(dayOfText(text)).toBe(date);
});

test.each([
  ['a farm’s own day', 'Date;Riego (mm);Radiación (MJ/m²)\n14/06/2026;6,2;24,5', null, 6.2, 2450],
  ['a plot by its name', 'date,plot,irrigation mm,light J/cm²\n2026-06-14,SERRE 3,6.2,2450', 'p3', 6.2, 2450],
  ['columns of plots', 'jour\tSerre 2 eau mm\n14/06/2026\t6,2', 'p2', 6.2, null],
  ['watt-hours', 'date;solar (Wh/m2)\n2026-06-14;7500', null, null, 2700],
])('reads %s', (_name, text, plotId, irrigation, radiation) => {
  expect(read(text)).toMatchObject({
    days: [{ date: '2026-06-14', plotId, irrigation, radiation }],
    doubts: [],
    missing: null,
  });
});

// Specification 10: a season of six compartments is read from a file with other words and units
test('reads a season of six compartments in other words and units', () => {
  const days = Array.from({ length: 166 }, (_, index) => addDays('2026-01-01', index));
  const lines = days.flatMap((date, index) =>
    plots.map(({ name }, place) => {
      const light = 12 + 8 * Math.sin(index / 26) + (index % 5);
      const cells = [date.split('-').reverse().join('/'), name, light * 0.24 + place / 10, light.toFixed(2), 21];
      return cells.join(';').replaceAll('.', ',');
    }),
  );
  const season = read(['Fecha;Invernadero;Riego (mm);Radiación (MJ/m²);Temperatura', ...lines].join('\r\n'));
  expect(season.days).toHaveLength(996);
  expect(season).toMatchObject({ doubts: [], units: { irrigation: 'mm', radiation: 'MJ/m²' } });
  expect(season.days[0]).toEqual({ date: '2026-01-01', plotId: 'p1', irrigation: 2.88, radiation: 1200 });
});

test('reads the month first where the dates of the file allow nothing else', () => {
  const daysOf = (...dates: string[]) => {
    const { days, doubts } = read(['Date;Water (mm)', ...dates.map((date) => `${date};3`)].join('\n'));
    return [...days.map(({ date }) => date), ...doubts.map(({ code }) => code)];
  };
  expect(daysOf('4/3/2026', '4/25/2026', '2026-05-01')).toEqual(['2026-04-03', '2026-04-25', '2026-05-01']);
  expect(daysOf('4/3/2026', '25/4/2026')).toEqual(['2026-03-04', '2026-04-25']);
  expect(daysOf('4/25/2026', '25/4/2026')).toEqual(['2026-04-25', 'date_invalid']);
});

test.each([
  ['behind its date', '2026-06-10 08:00;0.5', '2026-06-10 09:00;0.5'],
  ['in a column of its own', '2026-06-10;0.5;8', '2026-06-10;0.5;9'],
])('does not take an hour for its day if the next one is the same, with %s', (_name, ...lines) => {
  const { days, doubts } = read(['date;eau (mm);heure', ...lines].join('\n'));
  expect([days, doubts.map(({ line, code }) => `${line} ${code}`)]).toEqual([[], ['2 twice', '3 twice']]);
});

test('reads a repeated line of a day once, and a line without water at any hour', () => {
  const { days, doubts } = read('date;eau mm\n2026-06-10;4\n2026-06-10;4\n2026-06-11 08:00;0\n2026-06-11 09:00;0');
  expect([days.map(({ date, irrigation }) => [date, irrigation]), doubts]).toEqual([
    [
      ['2026-06-10', 4],
      ['2026-06-11', 0],
    ],
    [],
  ]);
});

test('reads the year first if two digits are there and that brings the days nearer to today', () => {
  const daysOf = (...dates: string[]) =>
    read(['Date;Water (mm)', ...dates.map((date) => `${date};3`)].join('\n')).days.map(({ date }) => date);
  expect(daysOf('26/06/03', '26/06/04')).toEqual(['2026-06-03', '2026-06-04']);
  expect(daysOf('26.05.31 00:00')).toEqual(['2026-05-31']);
  expect(daysOf('03/06/26', '04/06/26')).toEqual(['2026-06-03', '2026-06-04']);
  expect(daysOf('26/06/03', '4/6/2026')).toEqual(['2003-06-26', '2026-06-04']);
});

test('reads water by the dripper once the drippers of a square metre are known', () => {
  const text = 'date;mL/goutteur\n2026-06-14;2400';
  expect(read(text).doubts).toEqual([{ line: 2, code: 'density_missing', text: '2400' }]);
  expect(read(text, { drippersPerSquareMetre: 2.5 }).days).toMatchObject([{ irrigation: 6 }]);
});

test('does not take thousands of millilitres for a few', () => {
  const { days, doubts } = read('date;mL/goutteur\n2026-06-14;2,400\n2026-06-13;2400', { drippersPerSquareMetre: 2.5 });
  expect(days).toMatchObject([{ date: '2026-06-13', irrigation: 6 }]);
  expect(doubts).toEqual([{ line: 2, code: 'below_possible', text: '2,400' }]);
});

test('prefers the person’s unit to the head’s', () => {
  expect(read('date;light\n2026-06-14;24.5', { units: { radiation: 'MJ/m²' } }).days[0]?.radiation).toBe(2450);
});

test.each([
  ['light', 'date;lumière\n2026-06-14;24.5', 'radiation', 'MJ/m²', 2450],
  ['water', 'date;eau\n2026-06-14;6.2', 'irrigation', 'L/m²', 6.2],
] as const)(
  'asks for the unit of %s that the head does not name, and imports none before',
  (_, text, field, unit, value) => {
    expect(read(text)).toMatchObject({ days: [], unitless: [field], units: { [field]: null } });
    expect(read(text, { units: { [field]: unit } })).toMatchObject({ days: [{ [field]: value }], unitless: [] });
  },
);

test('reads nothing of a field that the person leaves out', () => {
  const text = 'date;eau (mm);lumière\n2026-06-14;6.2;24.5';
  const { days, unitless, columns } = read(text, { units: { radiation: null } });
  expect([days, unitless, columns.at(-1)?.column]).toMatchObject([[{ irrigation: 6.2, radiation: null }], [], null]);
});

test('asks about dates that can be read in two ways if no date tells which', () => {
  const text = (...dates: string[]) => ['Date;Water (mm)', ...dates.map((date) => `${date};3`)].join('\n');
  const order = { sample: '4/3/2026', dayFirst: '2026-03-04', monthFirst: '2026-04-03' };
  const both = text('5/5/2026', '4/3/2026');
  expect(read(both).order).toEqual(order);
  expect(read(both, { order: 'monthFirst' })).toMatchObject({ order: null, days: [{}, { date: '2026-04-03' }] });
  expect(read(both, { order: 'dayFirst' })).toMatchObject({ order: null, days: [{}, { date: '2026-03-04' }] });
  const headed = read(both.replace('Date', 'Time(mm/dd/yyyy)'));
  expect(headed).toMatchObject({ order: null, days: [{}, { date: '2026-04-03' }] });
  for (const clear of [text('4/3/2026', '25/4/2026'), text('4/3/2026', '4/25/2026'), text('2026-03-04')])
    expect(read(clear, { order: 'monthFirst' }).order).toBeNull();
});

test('names the plots that the farm lacks, and takes the answers about them', () => {
  const text = 'Date;Serre;Eau (mm)\n2026-06-10;Nord;3\n2026-06-10;Sud;4\n2026-06-10;serre 1;5';
  expect(read(text)).toMatchObject({ unknownPlots: ['Nord', 'Sud'], days: [{ plotId: 'p1' }] });
  const answered = read(text, { plotsByName: { nord: 'p2', sud: null } });
  expect(answered).toMatchObject({ unknownPlots: [], doubts: [] });
  expect(answered.days.map(({ plotId, irrigation }) => [plotId, irrigation])).toEqual([
    ['p2', 3],
    ['p1', 5],
  ]);
});

test.each([
  'date,rain_daily_mm,solar_wm2\n2026-06-14,0.0,812.4',
  'Fecha;Radiación (W/m²)\n14/06/2026;640',
  'Jour;Rayonnement W.m-2\n14/06/2026;640',
  'Data;Natężenie światła [W/m2]\n14.06.2026;640',
  'date;PAR light µmol/m²/s\n2026-06-14;640',
  'التاريخ;الإشعاع W/m²\n2026-06-14;640',
  'Timestamps,m³/m³ Water Content\n2026-06-14,0.312',
])('takes the power of light for no sum of it, and the water in the soil for none that was given: %s', (text) => {
  expect(read(text)).toMatchObject({ days: [], missing: 'values' });
});

test.each([
  'Riego (L/m2);Drenaje (L/m2)',
  'Irrigation (L/m2);DLI (mol/m²)',
  'Irrigation (L/m2);EC apport moyenne',
  'Irrigation (mm);ETP (mm)',
  'Eau (mm);Pluviométrie (mm)',
])('reads the water that was given beside other water: %s', (heads) => {
  expect(read(`Date;${heads}\n2026-06-14;4,5;1,2`)).toMatchObject({ days: [{ irrigation: 4.5 }], doubts: [] });
});

test.each([
  ['fr', 'Eau apportée (L/m²)', 'Lumière reçue (J/cm²)', 'mL par joule'],
  ['en', 'Water given (L/m²)', 'Light received (J/cm²)', 'mL per joule'],
  ['es', 'Agua aportada (L/m²)', 'Luz recibida (J/cm²)', 'mL por julio'],
  ['pl', 'Podana woda (L/m²)', 'Światło (J/cm²)', 'mL na dżul'],
  ['pt', 'Água fornecida (L/m²)', 'Luz recebida (J/cm²)', 'mL por joule'],
  ['ar-MA', 'الماء المعطى (L/m²)', 'الضوء الوارد (J/cm²)', 'مل لكل جول'],
])('reads the water and light of our own file by day: %s', (_, ...heads) => {
  expect(read(`Date;${heads.join(';')}\n2026-06-14;4,5;1500;3`)).toMatchObject({
    days: [{ irrigation: 4.5, radiation: 1500 }],
    doubts: [],
    unitless: [],
  });
});

test.each([
  ['a day count below "Time"', 'Time ,Irr mm,Drain\n46100,3.4,1.0\n46101,3.6,1.1', '2026-03-19'],
  ['a day count with its hour', 'Time;Riego (mm)\n46100,75;3,4', '2026-03-19'],
  ['a day count below "Data"', 'Data;Rega L/m²\n46100;3,4', '2026-03-19'],
  ['days below "Timestamp"', 'Timestamp;irrigation (mm)\n2026-03-19 00:00;3.4', '2026-03-19'],
  ['a weekday before the date', 'Jour;Date;Eau (mm)\nJeudi;19/03/2026;3,4', '2026-03-19'],
  ['a Polish weekday', 'Dzień;Data;Woda mm\nczwartek;19.03.2026;3,4', '2026-03-19'],
])('finds the days: %s', (_name, text, date) => {
  expect(read(text)).toMatchObject({ missing: null });
  expect(read(text).days[0]).toMatchObject({ date, irrigation: 3.4 });
});

test('names the lines that it does not read', () => {
  const text = [
    'date;serre;eau (mm);lumière (J/cm²)',
    '2026-06-10;Serre 1;6;2400',
    'hier;Serre 1;6;2400',
    '2026-06-11;Serre 9;6;2400',
    '2026-06-12;Serre 1;six;2400',
    '2026-06-13;Serre 1;600;2400',
    '2026-06-10;Serre 1;7;',
    '2026-06-20;Serre 1;7;',
    '2026-06-14;Serre 1;25;2400',
  ].join('\n');
  const { days, unusual, doubts } = read(text);
  expect(doubts.map(({ line, code }) => `${line} ${code}`)).toEqual([
    '2 twice',
    '3 date_invalid',
    '4 plot_unknown',
    '5 not_a_number',
    '6 above_possible',
    '7 twice',
    '8 date_in_future',
    '9 unusual',
  ]);
  expect(days.map(({ date, irrigation, radiation }) => [date, irrigation, radiation])).toEqual([
    ['2026-06-10', null, 2400],
    ['2026-06-12', null, 2400],
    ['2026-06-13', null, 2400],
    ['2026-06-14', null, 2400],
  ]);
  expect(unusual).toMatchObject([{ date: '2026-06-14', irrigation: 25 }]);
});

test('does not take an hour for its day, and reads a repeated row once', () => {
  const hours = ['00', '08', '16'].map((hour) => `2026-06-10 ${hour}:00;${hour};2400`);
  const { days, doubts } = read(
    ['date;eau mm;lumière J/cm2', ...hours, '2026-06-11;6;2400', '2026-06-11;6;2400'].join('\n'),
  );
  expect(days).toMatchObject([
    { date: '2026-06-10', irrigation: null, radiation: 2400 },
    { date: '2026-06-11', irrigation: 6, radiation: 2400 },
  ]);
  expect(doubts.map(({ line, code, text }) => `${line} ${code} ${text}`)).toEqual([
    '2 twice 00',
    '3 twice 08',
    '4 twice 16',
  ]);
});

test.each([
  ['', 'date'],
  ['a;b\n1;2', 'date'],
  ['date;b\n2026-06-14;2', 'values'],
  ['date;eau', 'rows'],
])('says what %j lacks: %s', (text, missing) => {
  expect(read(text).missing).toBe(missing);
});

test('a head that every object has as a member names no water', () => {
  for (const head of ['constructor', 'toString', '__proto__']) expect(columnOf(head, plots, {})).toBeNull();
});
