import type { LayoutCase } from './layout-case.ts';

const given = ['ready | plot-1 2026-03-02 08:30 2.1 5.8 · · ·', 'ready | plot-1 2026-03-13 16:10 2.2 5.7 · · ·'];
const quarter = ['ready | plot-1 2026-03-02 08:30 2.1 · 2.9 · 25', 'ready | plot-1 2026-03-13 16:10 2.2 · 3 · 30'];

/** Layouts with other waters, other quantities and other units beside those of a reading. */
export const waterCases: readonly LayoutCase[] = [
  {
    layout: 'the solution in the soil',
    asks: ['column', 'column'],
    holds: [],
    files: [
      ['Serre 1.csv', 'Date,Time,Soil solution EC (dS/m),Soil solution pH\n2026-03-02,08:30,4.4,7.1'],
      ['Serre 1.csv', 'Date;Heure;EC solution du sol (mS/cm);pH solution du sol\n13/03/2026;08:30;4,4;7,1'],
      ['Serre 1.csv', 'Fecha;Hora;CE solución del suelo;pH solución del suelo\n13/03/2026;08:30;4,4;7,1'],
      ['Serre 1.csv', 'Data;Godzina;EC roztworu glebowego pożywki;pH gleby, pożywka\n13.03.2026;08:30;4,4;7,1'],
      ['Serre 1.csv', 'Data;Hora;CE solução do solo;pH solução do solo\n13/03/2026;08:30;4,4;7,1'],
      ['Serre 1.csv', 'Date,Time,Tank EC,Tank pH\n2026-03-02,08:30,1.4,7.1'],
    ],
  },
  {
    layout: 'ppm with its scale in the row of units, beside a volume',
    asks: [],
    holds: ['ready | plot-1 2026-03-02 08:30 2.1 5.8 2.9 · ·', 'ready | plot-1 2026-03-13 16:10 2.2 5.7 3 · ·'],
    files: [
      [
        'Classeur1.csv',
        'Date;Heure;Parcelle;Conductivité apport;Volume drainage;pH goutteur;EC sortie\n;TS;;ppm (640);m3;;ppm (640)\n02/03/2026;08:30;Serre 1;1344;8,1;5,8;1856\n13/03/2026;16:10;Serre 1;1408;4,7;5,7;1920',
      ],
    ],
  },
  {
    layout: 'chloride and other ions beside EC and pH',
    asks: [],
    holds: given,
    files: [
      [
        'Serre 1.csv',
        'Date;Heure;EC apport;pH apport;Cl apport;Cl drainage\n02/03/2026;08:30;2,1;5,8;1,2;0,5\n13/03/2026;16:10;2,2;5,7;1,3;0,6',
      ],
      [
        'Serre 1.csv',
        'Date,Time,EC in,pH in,Cl in (mmol/L),Cl drain (mmol/L)\n2026-03-02,08:30,2.1,5.8,1.2,0.5\n2026-03-13,16:10,2.2,5.7,1.3,0.6',
      ],
      [
        'Serre 1.csv',
        'Fecha;Hora;Cloruros riego;CE riego;pH riego;Na drenaje\n02/03/2026;08:30;1,2;2,1;5,8;0,5\n13/03/2026;16:10;1,3;2,2;5,7;0,6',
      ],
      [
        'Serre 1.csv',
        'timestamp,irr_EC,irr_pH,irr_Cl,drain_Cl,drain_K\n2026-03-02 08:30,2.1,5.8,1.2,0.5,6\n2026-03-13 16:10,2.2,5.7,1.3,0.6,7',
      ],
      [
        'Serre 1.csv',
        'Data\tGodzina\tEC pożywki\tpH pożywki\tCl pożywki\tNO3 przelewu\n02.03.2026\t8:30\t2,1\t5,8\t1,2\t0,5\n13.03.2026\t16:10\t2,2\t5,7\t1,3\t0,6',
      ],
      [
        'Serre 1.csv',
        'التاريخ,الساعة,EC السقي,pH السقي,Cl السقي,Cl الصرف\n2026-03-02,08:30,2.1,5.8,1.2,0.5\n2026-03-13,16:10,2.2,5.7,1.3,0.6',
      ],
    ],
  },
  {
    layout: 'water by the square metre',
    asks: [],
    holds: given,
    files: [
      [
        'Serre 1.csv',
        'Date,Time,EC in,pH in,Irrigation (l/m2),Drain (l/m2)\n2026-03-02,08:30,2.1,5.8,5.2,1.6\n2026-03-13,16:10,2.2,5.7,5.4,1.7',
      ],
      [
        'Serre 1.csv',
        'Date;Heure;EC apport;pH apport;Apport L/m²;Drainage L/m²\n02/03/2026;08:30;2,1;5,8;5,2;1,6\n13/03/2026;16:10;2,2;5,7;5,4;1,7',
      ],
      [
        'Serre 1.csv',
        'Fecha;Hora;CE riego;pH riego;Riego (mm);Drenaje (mm)\n02/03/2026;08:30;2,1;5,8;5,2;1,6\n13/03/2026;16:10;2,2;5,7;5,4;1,7',
      ],
      [
        'Serre 1.csv',
        'Data;Godzina;EC pożywki;pH pożywki;Podlewanie;Przelew\n;;mS/cm;;l/m2;l/m2\n02.03.2026;8:30;2,1;5,8;5,2;1,6\n13.03.2026;16:10;2,2;5,7;5,4;1,7',
      ],
      [
        'Serre 1.csv',
        'Data;Hora;CE rega;pH rega;Rega [L/m2];Drenagem [L/m2]\n02/03/2026;08:30;2,1;5,8;5,2;1,6\n13/03/2026;16:10;2,2;5,7;5,4;1,7',
      ],
      [
        'Serre 1.csv',
        'التاريخ,الساعة,EC السقي,pH السقي,السقي (L/m²),الصرف (L/m²)\n2026-03-02,08:30,2.1,5.8,5.2,1.6\n2026-03-13,16:10,2.2,5.7,5.4,1.7',
      ],
    ],
  },
  {
    layout: 'EC in ppm, whose scale nothing names',
    asks: ['unit'],
    answers: Object.fromEntries([
      ['units', Object.fromEntries(['C1', 'D1', 'B1', 'C2'].map((cell) => [`Serre 1!${cell}`, 'ppm × 500']))],
    ]),
    holds: given,
    files: [
      ['Serre 1.csv', 'Date,Time,EC in (ppm),pH in\n2026-03-02,08:30,1050,5.8\n2026-03-13,16:10,1100,5.7'],
      ['Serre 1.csv', 'Date;Heure;EC apport ppm;pH apport\n02/03/2026;08:30;1050;5,8\n13/03/2026;16:10;1100;5,7'],
      ['Serre 1.csv', 'Fecha;Hora;CE riego [ppm];pH riego\n02/03/2026;08:30;1050;5,8\n13/03/2026;16:10;1100;5,7'],
      [
        'Serre 1.csv',
        'Data\tGodzina\tEC pożywki\tpH pożywki\n\t\tppm\t\n02.03.2026\t8:30\t1050\t5,8\n13.03.2026\t16:10\t1100\t5,7',
      ],
      ['Serre 1.csv', 'timestamp,ec_in_ppm,ph_in\n2026-03-02 08:30,1050,5.8\n2026-03-13 16:10,1100,5.7'],
      ['Serre 1.csv', 'التاريخ,الساعة,pH السقي,EC السقي (ppm)\n2026-03-02,08:30,5.8,1050\n2026-03-13,16:10,5.7,1100'],
    ],
  },
  {
    layout: 'EC in ppm of a named scale',
    asks: [],
    holds: given,
    files: [
      ['Serre 1.csv', 'Date,Time,EC in (ppm 500),pH in\n2026-03-02,08:30,1050,5.8\n2026-03-13,16:10,1100,5.7'],
      ['Serre 1.csv', 'Date;Heure;EC apport ppm (700);pH apport\n02/03/2026;08:30;1470;5,8\n13/03/2026;16:10;1540;5,7'],
      ['Serre 1.csv', 'Date,Time,EC in ppm x640,pH in\n2026-03-02,08:30,1344,5.8\n2026-03-13,16:10,1408,5.7'],
      ['Serre 1.csv', 'Fecha;Hora;CE riego (ppm 640);pH riego\n02/03/2026;08:30;1344;5,8\n13/03/2026;16:10;1408;5,7'],
      [
        'Serre 1.csv',
        'Data\tGodzina\tEC pożywki [ppm 700]\tpH pożywki\n02.03.2026\t08:30\t1470\t5,8\n13.03.2026\t16:10\t1540\t5,7',
      ],
    ],
  },
  {
    layout: 'volumes of a whole plot',
    asks: [],
    holds: quarter,
    files: [
      [
        'list.csv',
        'Date;Heure;Parcelle Culturale;EC goutteur;EC drainage;Volume drainage (m3);Volume apport (m3);Opérateur\n02/03/2026;08:30;Serre 1;2,1;2,9;1,2;4,8;A B\n13/03/2026;16:10;Serre 1;2,2;3,0;1,5;5,0;A B',
      ],
      [
        'list.csv',
        'Date,Time,Plot,EC in,EC drain,Drain volume (m3),Intake volume (m3)\n2026-03-02,08:30,Serre 1,2.1,2.9,1.2,4.8\n2026-03-13,16:10,Serre 1,2.2,3.0,1.5,5.0',
      ],
      [
        'list.csv',
        'Fecha;Hora;Parcela;CE riego;CE drenaje;Volumen riego (m³);Volumen drenaje (m³)\n02/03/2026;08:30;Serre 1;2,1;2,9;4,8;1,2\n13/03/2026;16:10;Serre 1;2,2;3,0;5,0;1,5',
      ],
      [
        'list.csv',
        'Data;Godzina;Kwatera;EC pożywki;EC przelewu;Objętość pożywki [m3];Objętość przelewu [m3]\n02.03.2026;8:30;Serre 1;2,1;2,9;4,8;1,2\n13.03.2026;16:10;Serre 1;2,2;3,0;5,0;1,5',
      ],
      [
        'list.csv',
        'Data;Hora;Parcela;CE rega;CE drenagem;Volume rega;Volume drenagem\n;;;;;m3;m3\n02/03/2026;08:30;Serre 1;2,1;2,9;4,8;1,2\n13/03/2026;16:10;Serre 1;2,2;3,0;5,0;1,5',
      ],
      [
        'list.csv',
        'التاريخ,الساعة,القطعة,EC السقي,EC الصرف,حجم السقي (m3),حجم الصرف (m3)\n2026-03-02,08:30,Serre 1,2.1,2.9,4.8,1.2\n2026-03-13,16:10,Serre 1,2.2,3.0,5.0,1.5',
      ],
    ],
  },
];
