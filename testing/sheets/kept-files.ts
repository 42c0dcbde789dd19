// The kept files: each mimics how somebody keeps readings by hand. `node testing/sheets/make-files.ts` writes them again.
import { day, hour, textFile, workbook, type Written } from './written-sheet.ts';

const head = [
  'Date',
  'Heure',
  'Parcelle',
  'EC apport',
  'pH apport',
  'EC drainage',
  'pH drainage',
  '% drainage',
  'Observations',
];
const short = ['Date', 'Heure', 'EC apport', 'pH apport', 'EC drain', 'pH drain'];

const row = (date: Written, time: Written, ...more: Written[]) => [date, time, ...more];

/** By name: makes the bytes of each file. */
export const madeFiles: Readonly<Record<string, () => Promise<Uint8Array> | Uint8Array>> = {
  'one-list.xlsx': () =>
    workbook([
      {
        name: 'Relevés 2025',
        rows: [
          ['Suivi fertirrigation, saison 2025'],
          [],
          [...head.slice(0, 5), '', ...head.slice(5)],
          row(
            day('2025-03-13'),
            hour('08:30'),
            'Serre 1',
            2.1,
            5.8,
            null,
            3.4,
            6.2,
            { value: 0.28, format: '0%' },
            'pompe réglée',
          ),
          row(day('2025-03-13'), hour('09:00'), 'serre 12', '2,2', 5.7, null, '3.1 mS/cm', 6.1, '30 %'),
          row(day('2025-03-14'), '8h45', 'Serre 1', '2150 µS/cm', '-', null, null, null, 27),
          ['Total', null, null, { formula: 'SUM(D4:D6)', result: 4.3 }],
        ],
      },
    ]),

  'sheet-per-plot.xlsx': () =>
    workbook([
      { name: 'Serre 1', rows: [short, row(day('2025-03-13', '08:30'), null, 2.1, 5.8, 3.4, 6.2)] },
      { name: 'Serre 2', rows: [short, row(day('2025-03-13', '08:40'), null, 2.2, 5.9, 3.5, 6.3)] },
      { name: 'Notice', rows: [['Mesures à 25 °C'], ['Étalonner chaque lundi']] },
    ]),

  'blocks-merged.xlsx': () =>
    workbook([
      {
        name: 'Mars',
        rows: [
          ['Parcelle : Serre 1', null, null, null, null, null],
          ['Date', 'Heure', 'Apport', null, 'Drainage', null],
          [null, null, 'EC', 'pH', 'EC', 'pH'],
          row(day('2025-03-13'), hour('08:30'), 2.1, 5.8, 3.4, 6.2),
          row(null, hour('15:30'), 2.2, 5.8, 3.6, 6.1),
          ['Serre 2'],
          row(day('2025-03-13'), hour('08:40'), 2.3, 5.9, 3.5, 6.3),
          row(day('2025-03-14'), hour('08:40'), null, 5.9, 3.5, 6.3),
        ],
        merges: ['A1:F1', 'C2:D2', 'E2:F2', 'A2:A3', 'B2:B3', 'A4:A5', 'C7:C8'],
      },
    ]),

  'plots-over-columns.xlsx': () =>
    workbook([
      {
        name: 'EC',
        rows: [
          ['Date', 'Heure', 'Serre 1', null, 'Serre 2', null],
          [null, null, 'EC apport', 'EC drain', 'EC apport', 'EC drain'],
          row(day('2025-03-13'), hour('08:30'), 2.1, 3.4, 2.2, 3.5),
          row(day('2025-03-14'), hour('08:30'), null, null, 2.3, '#N/D'),
        ],
        merges: ['C1:D1', 'E1:F1'],
      },
    ]),

  'formulas.xlsx': () =>
    workbook([
      {
        name: 'Serre 1',
        rows: [
          ['Date', 'Heure', 'Volume drainé (ml)', 'Volume goutteur (ml)', 'Nb goutteurs', '% drainage'],
          row(day('2025-03-13'), hour('18:00'), 300, 100, 10, { formula: 'C2/(D2*E2)*100', result: 30 }),
          row(day('2025-03-14'), hour('18:00'), 250, 100, 10, { formula: 'C3/(D3*E3)*100', result: 45 }),
          row(day('2025-03-15'), hour('18:00'), null, null, null, { formula: 'C4/(D4*E4)*100', result: '#DIV/0!' }),
        ],
      },
    ]),

  'since-1904.xlsx': () =>
    workbook([{ name: 'Serre 1', rows: [short, row(day('2024-02-29', '07:45'), null, 2.1, 5.8, 3.4, 6.2)] }], '1904'),

  'hidden-rows.xlsx': () =>
    workbook([
      {
        name: 'Serre 1',
        rows: [
          short,
          row(day('2025-03-13'), hour('08:30'), 2.1, 5.8, 3.4, 6.2),
          row(day('2025-03-14'), hour('08:30'), 9.9, 5.8, 3.4, 6.2),
          row(day('2025-03-15'), hour('08:30'), 2.2, 5.8, 3.5, 6.2),
        ],
        hidden: [3],
      },
    ]),

  'mixed-dates.csv': () =>
    textFile(
      [
        'Date;Heure;Parcelle;EC apport;EC drain',
        '28/03/2025;08:30;Serre 1;2,1;3,4',
        '04/02/2025;08:30;Serre 1;2,1;3,4',
        '04/15/2025;08:30;Serre 1;2,2;3,5',
        '16 avril 2025;08:30;Serre 1;2,2;3,5',
        '2025-04-17;08:30;Serre 1;2,2;3,5',
        '45766;08:30;Serre 1;2,3;3,6',
      ],
      'utf-8',
    ),

  'windows-1252.csv': () =>
    textFile(
      [
        'Relevés de la saison',
        'Date;Heure;Parcelle;Conductivité d’apport'.replace('’', "'"),
        '13/03/2025;8h30;Serre 1;2,1',
      ],
      'windows-1252',
    ),

  'utf-16-tabs.txt': () =>
    textFile(['Fecha\tHora\tParcela\tCE aporte\tpH drenaje', '13/03/2025\t8:30\tSerre 2\t2,1\t6,2'], 'utf-16le', true),

  'arabic.csv': () =>
    textFile(
      [
        'التاريخ,الساعة,القطعة,الموصلية المحلول المغذي,pH ماء الصرف,ملاحظات',
        '١٣/٠٣/٢٠٢٥,٨:٣٠,النخلة,٢٫١,٦٫٢,مضخة جديدة',
        '\u200f14/03/2025\u200f,٨:٣٠,النخلة,2.2,6.1,',
        'المجموع,,,4.3,,',
      ],
      'utf-8',
      true,
    ),

  'units-and-slips.csv': () =>
    textFile(
      [
        'Date,Time,Plot,Feed EC,Feed pH,Drain EC (µS/cm),Drain pH',
        '2025-03-13,8:30 AM,Serre 1,2.1,5.8,3400,6.2',
        '2025-03-13,2:30 PM,Serre 1,21,5.8,"3,400",6.2',
        '2025-03-14,8:30 AM,Serre 1,5.8,2.1,3500,6.2',
        '2025-03-15,8:30 AM,Serre 1,<0.5,5.8,3500,62',
        '2025-03-16,8:30 AM,Serre 1,2.1,5.8,35000,6.2',
        '2025-03-17,25:30,Serre 1,2.1,5.8,3500,6.2',
        '2025-02-30,8:30 AM,Serre 1,2.1,5.8,3500,6.2',
      ],
      'utf-8',
    ),

  'unknown-kind.csv': () =>
    textFile(['Client;Facture;Montant', 'Coopérative;2025-113;1.850,00', 'Station;2025-114;920,50'], 'utf-8'),
};

/** Twenty thousand rows, like a large farm's two years: too large to be kept as a file. */
export function largeFile(): Promise<Uint8Array> {
  const rows = Array.from({ length: 20_000 }, (_, index) => {
    const date = new Date(Date.UTC(2024, 0, 1 + Math.floor(index / 32)));
    const plot = `Serre ${1 + (index % 2)}`;
    const time = `${String(7 + ((index >> 1) % 16)).padStart(2, '0')}:${index % 2 === 0 ? '00' : '30'}`;
    return row(date, hour(time), plot, 2 + (index % 10) / 10, 5.8, 3 + (index % 7) / 10, 6.2, 28);
  });
  return workbook([{ name: 'Tout', rows: [head, ...rows] }]);
}
