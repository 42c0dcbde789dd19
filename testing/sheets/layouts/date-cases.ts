import { both, type LayoutCase } from './layout-case.ts';

const atSeven = [
  'ready | plot-1 2026-03-02 07:00 2.1 5.8 2.9 6.1 ·',
  'ready | plot-1 2026-03-13 07:00 2.2 5.7 3 6.2 ·',
];

/** Ways of lists and forms to write days. */
export const dateCases: readonly LayoutCase[] = [
  {
    layout: 'a weekday before the date',
    asks: [],
    holds: both,
    files: [
      [
        'Serre 1.csv',
        'Jour;Date;Heure;EC apport;pH apport;EC drainage;pH drainage\nLundi;02/03/2026;08:30;2,1;5,8;2,9;6,1\nVendredi;13/03/2026;16:10;2,2;5,7;3,0;6,2',
      ],
      [
        'Serre 1.csv',
        'Day,Date,Time,EC in,pH in,EC out,pH out\nMon,2026-03-02,8:30 AM,2.1,5.8,2.9,6.1\nFri,2026-03-13,4:10 PM,2.2,5.7,3.0,6.2',
      ],
      [
        'Serre 1.csv',
        'Día;Fecha;Hora;CE riego;pH riego;CE drenaje;pH drenaje\nlunes;02/03/2026;08:30;2,1;5,8;2,9;6,1\nviernes;13/03/2026;16:10;2,2;5,7;3,0;6,2',
      ],
      [
        'Serre 1.csv',
        'Dzień;Data;Godz.;EC pożywki;pH pożywki;EC przelewu;pH przelewu\nponiedziałek;02.03.2026;8.30;2,1;5,8;2,9;6,1\npiątek;13.03.2026;16.10;2,2;5,7;3,0;6,2',
      ],
      [
        'Serre 1.csv',
        'اليوم;التاريخ;الساعة;EC السقي;pH السقي;EC الصرف;pH الصرف\nالاثنين;2026-03-02;08:30;2.1;5.8;2.9;6.1\nالجمعة;2026-03-13;16:10;2.2;5.7;3.0;6.2',
      ],
      [
        'Serre 1.csv',
        'Data;Dia;Hora;CE rega;pH rega;CE drenagem;pH drenagem\n02/03/2026;segunda;08:30;2,1;5,8;2,9;6,1\n13/03/2026;sexta;16:10;2,2;5,7;3,0;6,2',
      ],
    ],
  },
  {
    layout: 'a spreadsheet’s count of days with a fraction',
    asks: [],
    holds: both,
    files: [
      [
        'list.csv',
        'Time,Plot,irr_EC,irr_PH,drain_EC,drain_PH,drain_NH4\n46083.354167,Serre 1,2.1,5.8,2.9,6.1,0.09\n46094.673611,Serre 1,2.2,5.7,3.0,6.2,0.09',
      ],
      [
        'list.csv',
        'Date;Parcelle;EC apport;pH apport;EC drainage;pH drainage\n46083,354167;Serre 1;2,1;5,8;2,9;6,1\n46094,673611;Serre 1;2,2;5,7;3,0;6,2',
      ],
      [
        'list.csv',
        'Fecha;Parcela;CE riego;pH riego;CE drenaje;pH drenaje\n46083,3541667;Serre 1;2,1;5,8;2,9;6,1\n46094,6736111;Serre 1;2,2;5,7;3,0;6,2',
      ],
      [
        'list.csv',
        'timestamp\tplot\tec_in\tph_in\tec_out\tph_out\n46083.35417\tSerre 1\t2.1\t5.8\t2.9\t6.1\n46094.67361\tSerre 1\t2.2\t5.7\t3.0\t6.2',
      ],
      [
        'list.csv',
        'Data;Godzina;Kwatera;EC pożywki;pH pożywki;EC przelewu;pH przelewu\n46083;8:30;Serre 1;2,1;5,8;2,9;6,1\n46094;16:10;Serre 1;2,2;5,7;3,0;6,2',
      ],
      [
        'list.csv',
        'التاريخ;الساعة;القطعة;EC السقي;pH السقي;EC الصرف;pH الصرف\n46083;08:30;Serre 1;2.1;5.8;2.9;6.1\n46094;16:10;Serre 1;2.2;5.7;3.0;6.2',
      ],
    ],
  },
  {
    layout: 'dates without a year',
    asks: ['year', 'time'],
    answers: { time: '07:00' },
    holds: atSeven,
    files: [
      ['Serre 1.csv', 'Date,EC in,pH in,EC out,pH out\n2-Mar,2.1,5.8,2.9,6.1\n13-Mar,2.2,5.7,3.0,6.2'],
      [
        'Serre 1.csv',
        'Date;EC apport;pH apport;EC drainage;pH drainage\n2 mars;2,1;5,8;2,9;6,1\n13 mars;2,2;5,7;3,0;6,2',
      ],
      [
        'Serre 1.csv',
        'Fecha;CE riego;pH riego;CE drenaje;pH drenaje\n2 de marzo;2,1;5,8;2,9;6,1\n13 de marzo;2,2;5,7;3,0;6,2',
      ],
      [
        'Serre 1.csv',
        'Data\tEC pożywki\tpH pożywki\tEC przelewu\tpH przelewu\n2 mar\t2,1\t5,8\t2,9\t6,1\n13 mar\t2,2\t5,7\t3,0\t6,2',
      ],
      ['Serre 1.csv', 'Date,EC in,pH in,EC out,pH out\nMarch 2,2.1,5.8,2.9,6.1\nMarch 13,2.2,5.7,3.0,6.2'],
      ['Serre 1.csv', 'التاريخ;EC السقي;pH السقي;EC الصرف;pH الصرف\n2 مارس;2.1;5.8;2.9;6.1\n13 مارس;2.2;5.7;3.0;6.2'],
    ],
  },
];
