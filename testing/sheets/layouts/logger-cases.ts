import { both, type LayoutCase } from './layout-case.ts';

/** Layouts of loggers and laboratories. */
export const loggerCases: readonly LayoutCase[] = [
  {
    layout: 'a logger with a header, a count of records and two rows of units',
    asks: [],
    holds: both,
    files: [
      [
        'Serre 1.dat',
        '"TOA5","CR1000","CR1000","1","Std.31","CPU:p.CR1","1","Drain"\n"TIMESTAMP","RECORD","EC_in_Avg","pH_in_Avg","EC_drain_Avg","pH_drain_Avg"\n"TS","RN","dS/m","pH","dS/m","pH"\n"","","Avg","Avg","Avg","Avg"\n"2026-03-02 08:30:00",1,2.1,5.8,2.9,6.1\n"2026-03-13 16:10:00",2,2.2,5.7,3.0,6.2',
      ],
      [
        'Serre 1.csv',
        '# Device: probe 4\n# Interval: 15 min\nRec;Date_Time;pH_drip;EC_drip;pH_runoff;EC_runoff\n;;;mS/cm;;mS/cm\n7;02.03.2026 08:30;5,8;2,1;6,1;2,9\n8;13.03.2026 16:10;5,7;2,2;6,2;3,0',
      ],
      [
        'Serre 1.txt',
        'Station\t12\nDATE\tTIME\tREC\tEC_supply\tpH_supply\tEC_out\tpH_out\n-\t-\t-\tµS/cm\t-\tµS/cm\t-\n2026/03/02\t08:30\t101\t2100\t5.8\t2900\t6.1\n2026/03/13\t16:10\t102\t2200\t5.7\t3000\t6.2',
      ],
      [
        'Serre 1.csv',
        'Lp.;Data i godzina;EC zasilania;pH zasilania;EC przelewu;pH przelewu\n;;mS·cm-1;;mS·cm-1;\n1;2026-03-02 08:30;2,1;5,8;2,9;6,1\n2;2026-03-13 16:10;2,2;5,7;3,0;6,2',
      ],
      [
        'Serre 1.csv',
        'timestamp,irr_EC,irr_pH,drain_EC,drain_PH,BattV_Min\n1772440200,2.1,5.8,2.9,6.1,12.6\n1773418200,2.2,5.7,3.0,6.2,12.5',
      ],
      [
        'Serre 1.csv',
        'N°;Horodateur;CE entrada;pH entrada;CE salida;pH salida\nRN;TS;dS/m;;dS/m;\n0;2026-03-02T08:30;2.1;5.8;2.9;6.1\n1;2026-03-13T16:10;2.2;5.7;3.0;6.2',
      ],
    ],
  },
  {
    layout: 'a count of rows beside a date with its hour',
    asks: [],
    holds: both,
    files: [
      [
        'Serre 1.csv',
        'N°;Date;EC apport;pH apport;EC drainage;pH drainage\n1;02/03/2026 08:30;2,1;5,8;2,9;6,1\n2;13/03/2026 16:10;2,2;5,7;3,0;6,2',
      ],
      [
        'Serre 1.csv',
        '#,Date,EC in,pH in,EC out,pH out\n0,2026-03-02 8:30 AM,2.1,5.8,2.9,6.1\n1,2026-03-13 4:10 PM,2.2,5.7,3.0,6.2',
      ],
      [
        'Serre 1.csv',
        'Fecha;CE riego;pH riego;CE drenaje;pH drenaje;Nº\n02/03/2026 8:30:00;2,1;5,8;2,9;6,1;8\n13/03/2026 16:10:00;2,2;5,7;3,0;6,2;9',
      ],
      [
        'Serre 1.csv',
        'Nr\tData\tEC pożywki\tpH pożywki\tEC przelewu\tpH przelewu\n12\t02.03.2026 08:30\t2,1\t5,8\t2,9\t6,1\n13\t13.03.2026 16:10\t2,2\t5,7\t3,0\t6,2',
      ],
      [
        'Serre 1.csv',
        'رقم;التاريخ;EC السقي;pH السقي;EC الصرف;pH الصرف\n1;2026-03-02 08:30;2.1;5.8;2.9;6.1\n2;2026-03-13 16:10;2.2;5.7;3.0;6.2',
      ],
      [
        'Serre 1.csv',
        ';Data;CE rega;pH rega;CE drenagem;pH drenagem\n1;02/03/2026 08:30;2,1;5,8;2,9;6,1\n2;13/03/2026 16:10;2,2;5,7;3,0;6,2',
      ],
    ],
  },
  {
    layout: 'EC in siemens per metre',
    asks: [],
    holds: both,
    files: [
      [
        'Serre 1.csv',
        'Date,Time,EC in (S/m),pH in,EC drain (S/m),pH drain\n2026-03-02,08:30,0.21,5.8,0.29,6.1\n2026-03-13,16:10,0.22,5.7,0.30,6.2',
      ],
      [
        'Serre 1.csv',
        'Date;Heure;EC apport [S/m];pH apport;EC drain [S/m];pH drain\n02/03/2026;8h30;0,21;5,8;0,29;6,1\n13/03/2026;16h10;0,22;5,7;0,30;6,2',
      ],
      [
        'Serre 1.csv',
        'Fecha;Hora;CE riego;pH riego;CE drenaje;pH drenaje\n;;S/m;;S/m;\n02/03/2026;08:30;0,21;5,8;0,29;6,1\n13/03/2026;16:10;0,22;5,7;0,30;6,2',
      ],
      [
        'Serre 1.csv',
        'Data\tGodzina\tEC pożywki S/m\tpH pożywki\tEC przelewu S/m\tpH przelewu\n02.03.2026\t08:30\t0,21\t5,8\t0,29\t6,1\n13.03.2026\t16:10\t0,22\t5,7\t0,30\t6,2',
      ],
      [
        'Serre 1.csv',
        'Date,Time,EC in (mS/m),pH in,EC drain (mS m-1),pH drain\n2026-03-02,08:30,210,5.8,290,6.1\n2026-03-13,16:10,220,5.7,300,6.2',
      ],
      [
        'Serre 1.csv',
        'Date,Time,CF in,pH in,CF drain,pH drain\n2026-03-02,08:30,21,5.8,29,6.1\n2026-03-13,16:10,22,5.7,30,6.2',
      ],
    ],
  },
  {
    layout: 'units in a row below the heads, with empty cells',
    asks: [],
    holds: both,
    files: [
      [
        'Serre 1.csv',
        'Date,Time,EC in,pH in,EC drain,pH drain\n,,µS/cm,,µS/cm,\n2026-03-02,08:30,2100,5.8,2900,6.1\n2026-03-13,16:10,2200,5.7,3000,6.2',
      ],
      [
        'Serre 1.csv',
        'Date;Heure;EC apport;pH apport;EC drainage;pH drainage\n-;-;mS/cm;-;mS/cm;-\n02/03/2026;08:30;2,1;5,8;2,9;6,1\n13/03/2026;16:10;2,2;5,7;3,0;6,2',
      ],
      [
        'Serre 1.csv',
        'Fecha;Hora;pH riego;CE riego;pH drenaje;CE drenaje\ndd/mm/aaaa;hh:mm;;(dS/m);;(dS/m)\n02/03/2026;08:30;5,8;2,1;6,1;2,9\n13/03/2026;16:10;5,7;2,2;6,2;3,0',
      ],
      [
        'Serre 1.csv',
        'Data;Hora;CE rega;pH rega;CE drenagem;pH drenagem\n;;uS/cm;pH;uS/cm;pH\n02/03/2026;08:30;2100;5,8;2900;6,1\n13/03/2026;16:10;2200;5,7;3000;6,2',
      ],
      [
        'Serre 1.csv',
        'Data;Godz.;EC pożywki;pH pożywki;EC przelewu;pH przelewu;Temp\n;;μS/cm;;μS/cm;;°C\n02.03.2026;8:30;2100;5,8;2900;6,1;21\n13.03.2026;16:10;2200;5,7;3000;6,2;22',
      ],
      [
        'Serre 1.csv',
        'التاريخ,الساعة,EC السقي,pH السقي,EC الصرف,pH الصرف\n,,mS/cm,,mS/cm,\n2026-03-02,08:30,2.1,5.8,2.9,6.1\n2026-03-13,16:10,2.2,5.7,3.0,6.2',
      ],
    ],
  },
  {
    layout: 'a zone in the head of the hours',
    asks: ['zone'],
    holds: ['ready | plot-1 2026-03-02 06:30 2.1 5.8 · · ·', 'ready | plot-1 2026-03-13 14:10 2.2 5.7 · · ·'],
    files: [
      ['Serre 1.csv', 'Date,Time (GMT+02:00),EC in,pH in\n2026-03-02,08:30,2.1,5.8\n2026-03-13,16:10,2.2,5.7'],
      [
        'Serre 1.csv',
        '"#","Date Time, GMT+02:00","EC in","pH in"\n1,2026-03-02 08:30:00,2.1,5.8\n2,2026-03-13 16:10:00,2.2,5.7',
      ],
      ['Serre 1.csv', 'Date;Heure (UTC+2);EC apport;pH apport\n02/03/2026;08:30;2,1;5,8\n13/03/2026;16:10;2,2;5,7'],
      ['Serre 1.csv', 'Fecha;Hora UTC+02:00;CE riego;pH riego\n02/03/2026;08:30;2,1;5,8\n13/03/2026;16:10;2,2;5,7'],
      [
        'Serre 1.csv',
        'Data i godzina [UTC+2];EC pożywki;pH pożywki\n02.03.2026 08:30;2,1;5,8\n13.03.2026 16:10;2,2;5,7',
      ],
      ['Serre 1.csv', 'timestamp (GMT+2),ec_in,ph_in\n2026-03-02 08:30,2.1,5.8\n2026-03-13 16:10,2.2,5.7'],
    ],
  },
  {
    layout: 'instants with their distance from UTC',
    asks: [],
    holds: ['ready | plot-1 2026-03-02 08:30 2.1 5.8 · · ·', 'ready | plot-1 2026-03-13 16:10 2.2 5.7 · · ·'],
    files: [
      ['Serre 1.csv', 'date,ec_in,ph_in\n2026-03-02T08:30:00Z,2.1,5.8\n2026-03-13T17:10:00+01:00,2.2,5.7'],
      [
        'Serre 1.csv',
        'Horodateur;EC apport;pH apport\n2026/03/02 9:30:12 AM GMT+1;2,1;5,8\n2026/03/13 5:10:40 PM GMT+1;2,2;5,7',
      ],
      [
        'Serre 1.csv',
        'Marca temporal,CE riego,pH riego\n2026-03-02T03:30:00.000-05:00,2.1,5.8\n2026-03-13T11:10:00.000-05:00,2.2,5.7',
      ],
      ['Serre 1.csv', 'time,EC_in,pH_in\n2026-03-02 08:30:00+00:00,2.1,5.8\n2026-03-13 16:10:00+00:00,2.2,5.7'],
      [
        'Serre 1.csv',
        'last_changed;EC pożywki;pH pożywki;Sygnatura czasowa\n;2,1;5,8;2026-03-02T09:30+0100\n;2,2;5,7;2026-03-13T17:10+0100',
      ],
      ['Serre 1.csv', 'التاريخ والوقت,EC السقي,pH السقي\n2026-03-02 08:30 UTC,2.1,5.8\n2026-03-13 16:10 UTC,2.2,5.7'],
    ],
  },
  {
    layout: 'the micro sign as the Greek letter and in other spellings',
    asks: ['column', 'column'],
    holds: ['ready | plot-1 2026-03-02 08:30 2.1 5.8 · · ·', 'ready | plot-1 2026-03-13 16:10 2.2 5.7 · · ·'],
    files: [
      [
        'Serre 1.csv',
        'Date,Time,Cond. [μS/cm],pH,Temp. [°C]\n2026-03-02,08:30,2100,5.8,21\n2026-03-13,16:10,2200,5.7,21',
      ],
      [
        'Serre 1.csv',
        'Date,Time,Cond. [µS/cm],pH,Temp. [°C]\n2026-03-02,08:30,2100,5.8,21\n2026-03-13,16:10,2200,5.7,21',
      ],
      ['Serre 1.csv', 'Date;Heure;Conductivité (uS/cm);pH\n02/03/2026;08:30;2100;5,8\n13/03/2026;16:10;2200;5,7'],
      ['Serre 1.csv', 'Date;Time;SpCond µS/cm;pH value\n2026-03-02;08:30;2100;5.8\n2026-03-13;16:10;2200;5.7'],
      ['Serre 1.csv', 'Fecha;Hora;Conductividad (μS·cm⁻¹);pH\n02/03/2026;08:30;2100;5,8\n13/03/2026;16:10;2200;5,7'],
      ['Serre 1.csv', 'Data;Godzina;Przewodność [µS];pH;\n02.03.2026;08:30;2100;5,8;\n13.03.2026;16:10;2200;5,7;'],
    ],
  },
];
