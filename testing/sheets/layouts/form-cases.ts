import { both, type LayoutCase } from './layout-case.ts';

/** Layouts of forms, farm programs and hand lists. */
export const formCases: readonly LayoutCase[] = [
  {
    layout: 'answers of a form with a stamp',
    asks: [],
    holds: both,
    files: [
      [
        'form.csv',
        'Timestamp,Plot,EC in,pH in,EC out,pH out\n2026-03-02 08:30:12,Serre 1,2.1,5.8,2.9,6.1\n2026-03-13 16:10:10,Serre 1,2.2,5.7,3.0,6.2',
      ],
      [
        'form.csv',
        'Sygnatura czasowa,Kwatera,EC pożywki,pH pożywki,EC przelewu,pH przelewu\n2026/03/02 8:30:12,Serre 1,"2,1","5,8","2,9","6,1"\n2026/03/13 16:10:10,Serre 1,"2,2","5,7","3,0","6,2"',
      ],
      [
        'form.csv',
        'Horodateur;Parcelle;EC apport;pH apport;EC drainage;pH drainage\n02/03/2026 08:30:12;Serre 1;2,1;5,8;2,9;6,1\n13/03/2026 16:10:10;Serre 1;2,2;5,7;3,0;6,2',
      ],
      [
        'form.csv',
        'Marca temporal;Parcela;CE aporte;pH aporte;CE drenaje;pH drenaje\n2/3/2026 8:30:12;Serre 1;2,1;5,8;2,9;6,1\n13/3/2026 16:10:10;Serre 1;2,2;5,7;3,0;6,2',
      ],
      [
        'form.csv',
        'Carimbo de data/hora;Parcela;CE da rega;pH da rega;CE drenagem;pH drenagem\n02/03/2026 08:30:12;Serre 1;2,1;5,8;2,9;6,1\n13/03/2026 16:10:10;Serre 1;2,2;5,7;3,0;6,2',
      ],
      [
        'form.csv',
        'Time,Plot,EC in,pH in,EC out,pH out\n2026-03-02 08:30:12,Serre 1,2.1,5.8,2.9,6.1\n2026-03-13 16:10:10,Serre 1,2.2,5.7,3.0,6.2',
      ],
    ],
  },
  {
    layout: 'days by plots with the measure in the file’s name or a title',
    asks: ['measure'],
    answers: { time: '07:00' },
    holds: [
      'ready | plot-1 2026-03-02 07:00 · · 2.9 · ·',
      'ready | plot-2 2026-03-02 07:00 · · 3.1 · ·',
      'ready | plot-1 2026-03-13 07:00 · · 3 · ·',
      'ready | plot-2 2026-03-13 07:00 · · 3.2 · ·',
    ],
    files: [
      ['EC drainage.csv', 'Date;Serre 1;Serre 2\n02/03/2026;2,9;3,1\n13/03/2026;3,0;3,2'],
      ['2026.csv', 'EC drain (mS/cm)\nDate,Serre 1,Serre 2\n2026-03-02,2.9,3.1\n2026-03-13,3.0,3.2'],
      ['CE drenaje.csv', 'Fecha;Serre 1;Serre 2\n02/03/2026;2,9;3,1\n13/03/2026;3,0;3,2'],
      ['EC przelewu (µS_cm).csv', 'Data\tSerre 1\tSerre 2\n02.03.2026\t2900\t3100\n13.03.2026\t3000\t3200'],
      ['CE drenagem.csv', '# export\nData;Serre 1;Serre 2;Observações\n02/03/2026;2,9;3,1;\n13/03/2026;3,0;3,2;'],
      ['EC الصرف.csv', 'التاريخ,Serre 1,Serre 2\n2026-03-02,2.9,3.1\n2026-03-13,3.0,3.2'],
    ],
  },
  {
    layout: 'one value a row',
    asks: [],
    holds: both,
    files: [
      [
        'long.csv',
        'Date,Time,Plot,Parameter,Value,Unit\n2026-03-02,08:30,Serre 1,EC in,2.1,mS/cm\n2026-03-02,08:30,Serre 1,pH in,5.8,-\n2026-03-02,08:30,Serre 1,EC drain,2.9,mS/cm\n2026-03-02,08:30,Serre 1,pH drain,6.1,-\n2026-03-13,16:10,Serre 1,EC in,2.2,mS/cm\n2026-03-13,16:10,Serre 1,pH in,5.7,-\n2026-03-13,16:10,Serre 1,EC drain,3.0,mS/cm\n2026-03-13,16:10,Serre 1,pH drain,6.2,-',
      ],
      [
        'long.csv',
        'Date;Heure;Parcelle;Paramètre;Valeur;Unité\n02/03/2026;08:30;Serre 1;EC apport;2100;µS/cm\n02/03/2026;08:30;Serre 1;pH apport;5,8;\n02/03/2026;08:30;Serre 1;EC drainage;2900;µS/cm\n02/03/2026;08:30;Serre 1;pH drainage;6,1;\n13/03/2026;16:10;Serre 1;EC apport;2200;µS/cm\n13/03/2026;16:10;Serre 1;pH apport;5,7;\n13/03/2026;16:10;Serre 1;EC drainage;3000;µS/cm\n13/03/2026;16:10;Serre 1;pH drainage;6,2;',
      ],
      [
        'long.csv',
        'Parámetro;Valor;Fecha;Hora;Parcela\nCE riego;2,1;02/03/2026;08:30;Serre 1\npH riego;5,8;02/03/2026;08:30;Serre 1\nCE drenaje;2,9;02/03/2026;08:30;Serre 1\npH drenaje;6,1;02/03/2026;08:30;Serre 1\nCE riego;2,2;13/03/2026;16:10;Serre 1\npH riego;5,7;13/03/2026;16:10;Serre 1\nCE drenaje;3,0;13/03/2026;16:10;Serre 1\npH drenaje;6,2;13/03/2026;16:10;Serre 1',
      ],
      [
        'long.csv',
        'timestamp\tplot\tvariable\tvalue\n2026-03-02 08:30\tSerre 1\tec_in\t2.1\n2026-03-02 08:30\tSerre 1\tph_in\t5.8\n2026-03-02 08:30\tSerre 1\tec_out\t2.9\n2026-03-02 08:30\tSerre 1\tph_out\t6.1\n2026-03-02 08:30\tSerre 1\ttemperature\t21.5\n2026-03-13 16:10\tSerre 1\tec_in\t2.2\n2026-03-13 16:10\tSerre 1\tph_in\t5.7\n2026-03-13 16:10\tSerre 1\tec_out\t3.0\n2026-03-13 16:10\tSerre 1\tph_out\t6.2',
      ],
      [
        'long.csv',
        'Data;Godzina;Kwatera;Parametr;Wartość;Jednostka\n02.03.2026;8:30;Serre 1;EC pożywki;2,1;mS/cm\n02.03.2026;8:30;Serre 1;pH pożywki;5,8;\n02.03.2026;8:30;Serre 1;EC przelewu;2,9;mS/cm\n02.03.2026;8:30;Serre 1;pH przelewu;6,1;\n13.03.2026;16:10;Serre 1;EC pożywki;2,2;mS/cm\n13.03.2026;16:10;Serre 1;pH pożywki;5,7;\n13.03.2026;16:10;Serre 1;EC przelewu;3,0;mS/cm\n13.03.2026;16:10;Serre 1;pH przelewu;6,2;',
      ],
      [
        'long.csv',
        'Data;Hora;Parcela;Parâmetro;Valor;Unidade\n02/03/2026;08:30;Serre 1;CE rega;2,1;dS/m\n02/03/2026;08:30;Serre 1;pH rega;5,8;\n02/03/2026;08:30;Serre 1;CE drenagem;2,9;dS/m\n02/03/2026;08:30;Serre 1;pH drenagem;6,1;\n13/03/2026;16:10;Serre 1;CE rega;2,2;dS/m\n13/03/2026;16:10;Serre 1;pH rega;5,7;\n13/03/2026;16:10;Serre 1;CE drenagem;3,0;dS/m\n13/03/2026;16:10;Serre 1;pH drenagem;6,2;',
      ],
    ],
  },
  {
    layout: 'marks for "nothing measured"',
    asks: [],
    holds: ['ready | plot-1 2026-03-02 08:30 2.1 5.8 · · ·', 'ready | plot-1 2026-03-13 16:10 2.2 · 3 6.2 ·'],
    files: [
      [
        'Serre 1.csv',
        'Date,Time,EC in,pH in,EC drain,pH drain\n2026-03-02,08:30,2.1,5.8,NaN,NaN\n2026-03-13,16:10,2.2,null,3.0,6.2',
      ],
      [
        'Serre 1.csv',
        'Date;Heure;EC apport;pH apport;EC drain;pH drain\n02/03/2026;08:30;2,1;5,8;None;#N/A\n13/03/2026;16:10;2,2;NULL;3,0;6,2',
      ],
      [
        'Serre 1.csv',
        'Fecha;Hora;CE riego;pH riego;CE drenaje;pH drenaje\n02/03/2026;08:30;2,1;5,8;nil;N/A\n13/03/2026;16:10;2,2;s/o;3,0;6,2',
      ],
      [
        'Serre 1.csv',
        'Data\tGodzina\tEC pożywki\tpH pożywki\tEC przelewu\tpH przelewu\n02.03.2026\t8:30\t2,1\t5,8\tbrak\tbrak\n13.03.2026\t16:10\t2,2\tNAN\t3,0\t6,2',
      ],
      [
        'Serre 1.csv',
        'timestamp,ec_in,ph_in,ec_out,ph_out\n2026-03-02 08:30,2.1,5.8,NA,nan\n2026-03-13 16:10,2.2,none,3.0,6.2',
      ],
      [
        'Serre 1.csv',
        'التاريخ,الساعة,EC السقي,pH السقي,EC الصرف,pH الصرف\n2026-03-02,08:30,2.1,5.8,لا شيء,--\n2026-03-13,16:10,2.2,n.a.,3.0,6.2',
      ],
    ],
  },
];
