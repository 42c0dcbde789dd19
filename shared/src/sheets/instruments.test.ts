// Files as meters, loggers and forms write them, by layout, with values of our own. docs/imports.md says which layouts were compared with a real
// file, which with a public description, and which with neither.
import { expect, test } from 'vitest';
import { lines, read } from '@seguia/testing/sheets';
import { readFile } from './read-file.ts';

interface Layout {
  name: string;
  rows: readonly string[];
  /** The kinds of what is asked. */
  questions: readonly string[];
  /** What its last row becomes without an answer. */
  last: string;
}

const layouts: Record<string, Layout> = {
  'Campbell TOA5': {
    name: 'EC_Table1.dat',
    rows: [
      '"TOA5","farm","CR1000X","21304","CR1000X.Std.06.02","CPU:ec.CR1X","4821","Table1"',
      '"TIMESTAMP","RECORD","BattV_Min","EC_in_Avg","EC_drain_Avg"',
      '"TS","RN","Volts","mS/cm","mS/cm"',
      '"","","Min","Avg","Avg"',
      '"2026-03-02 08:30:00",812,12.8,2.11,3.42',
      '"2026-03-02 08:45:00",813,12.8,2.14,3.40',
    ],
    questions: ['plot'],
    last: 'impossible | plot_unknown |  2026-03-02 08:45 2.14 · 3.4 · ·',
  },
  HOBO: {
    name: 'Serre 1.csv',
    rows: [
      '"Plot Title: Serre 1"',
      '"#","Date Time, GMT+01:00","Low Range, μS/cm (LGR S/N: 20123, SEN S/N: 20123)","Temp, °C (LGR S/N: 20123)","Host Connected (LGR S/N: 20123)"',
      '1,03/22/26 08:30:00 AM,2110.4,21.3,',
      '2,03/22/26 08:45:00 AM,2140.2,21.4,Logged',
    ],
    questions: [],
    last: 'none | remark',
  },
  'Google Forms, English': {
    name: 'Form Responses 1.csv',
    rows: [
      'Timestamp,Greenhouse,Drip EC (mS/cm),Drip pH,Drain EC (mS/cm),Notes',
      '3/22/2026 8:30:15,Serre 1,2.1,5.8,3.4,',
      '3/23/2026 8:35:02,Serre 2,2.2,5.9,3.5,filter cleaned',
    ],
    questions: [],
    last: 'ready | plot-2 2026-03-23 08:35 2.2 5.9 3.5 · · | filter cleaned',
  },
  'Google Forms, French': {
    name: 'Réponses au formulaire 1.csv',
    rows: ['Horodateur,Serre,EC apport (mS/cm),pH apport', '"22/03/2026 08:30:15",Serre 1,"2,1","5,8"'],
    questions: [],
    last: 'ready | plot-1 2026-03-22 08:30 2.1 5.8 · · ·',
  },
  'Google Forms, Polish': {
    name: 'Odpowiedzi.csv',
    rows: ['Sygnatura czasowa,Tunel,EC pożywki (mS/cm),pH pożywki', '2026-03-22 08:30:15,Serre 1,"2,1","5,8"'],
    questions: [],
    last: 'ready | plot-1 2026-03-22 08:30 2.1 5.8 · · ·',
  },
  'Bluelab Connect': {
    name: '2026-03-22 083000.csv',
    rows: [
      'Time (Africa/Casablanca),Conductivity unit,Temperature unit,Serre 1 Conductivity,Serre 1 pH,Serre 1 Temperature,Acid run time',
      '2026-03-22 08:30:00,EC,C,2.1,5.8,21,0',
      '2026-03-22 08:45:00,EC,C,2.2,5.9,21,12',
    ],
    questions: ['column', 'column'],
    last: 'none | nothing_measured',
  },
  'Hanna HI 9828': {
    name: 'lot.csv',
    rows: [
      'HI 929828 - 1.3,,,,,,,,,,,,,,',
      ',,,,,,,,,,,,,,',
      'Model,HI 9828,v2.1,,,,,,,,,,,,',
      'Lot name,MARCH,,,,,,,,,,,,,',
      'N. samples,2,,,,,,,,,,,,,',
      'Checksum, 1707872,Data integrity verified.,,,,,,,,,,,,',
      'Date,Time,°C,pH,pH mV,,DO %,DO mg/l,µS/cm,µS/cm A,MOhm·cm,TDS ppm,Locations,Tags,Remarks',
      ',,,,,,,,,,,,,,',
      '2026/03/22,08:30:15,18.62,5.84,65.8,0.0,57.1,6.86,2110,1862,0.0005,1055,,,Serre 1',
      '2026/03/22,08:36:17,18.25,5.91,62.7,0.0,49.3,5.68,2240,1944,0.0005,1120,,,Serre 2',
    ],
    // Which water was measured, which of the two conductivities counts, whether DO is a drain, and whether the remarks name the plot.
    questions: ['column', 'column', 'column', 'column', 'column'],
    last: 'none | nothing_measured',
  },
  'Ridder Synopta (a reading of a weather station)': {
    name: 'Weather stations_20260322_210007.csv',
    rows: ['Measured,Meteo 1', 'Radiation sum,1820 J/cm²', 'Radiation intensity,0 W/m²', 'Outside temperature,18.4 °C'],
    questions: [],
    last: 'none | remark',
  },
  'HOBO, specific conductance': {
    name: 'Serre 1.csv',
    rows: [
      '"#","Date Time, GMT+02:00","Temp, °C","Specific Conductance, μS/cm"',
      '1,03/22/26 08:30:00 AM,21.3,2310.2',
      '2,03/22/26 08:45:00 AM,21.4,2330.1',
    ],
    questions: ['column', 'zone'],
    last: 'none | nothing_measured',
  },
  KoboToolbox: {
    name: 'fertirrigation.csv',
    rows: [
      '"start";"end";"Plot";"Drip EC (mS/cm)";"Drain EC (mS/cm)";"_id";"_uuid";"_submission_time";"_validation_status";"_index"',
      '"2026-03-22T08:30:15.123+00:00";"2026-03-22T08:31:40.001+00:00";"Serre 1";"2.1";"3.4";"51230";"c2b7a4e0-11";"2026-03-22T09:02:11";"";"1"',
    ],
    questions: ['column', 'time'],
    last: 'impossible | required time_missing | plot-1   2.1 · 3.4 · ·',
  },
  'ODK Central': {
    name: 'submissions.csv',
    rows: [
      'SubmissionDate,start,end,plot,ec_drip,ec_drain,meta-instanceID,KEY,SubmitterName,DeviceID',
      '2026-03-22T09:02:11.000Z,2026-03-22T08:30:15.123+00:00,2026-03-22T08:31:40.001+00:00,Serre 1,2.1,3.4,uuid:c2b7,uuid:c2b7,Ali,collect:4k',
    ],
    questions: ['column', 'time'],
    last: 'impossible | required time_missing | plot-1   2.1 · 3.4 · ·',
  },
  Ecowitt: {
    name: 'ecowitt.csv',
    rows: [
      'Time,Outdoor Temperature(℃),Outdoor Humidity(%),Solar(W/m²),Soil EC CH1(μS/cm),Soil moisture CH1(%)',
      '2026-03-22 08:30,18.2,71,402.1,1210,41',
      '2026-03-22 09:00,19.2,69,455.3,1220,40',
    ],
    questions: [],
    last: 'none | remark',
  },
  'Climate computer (published data set)': {
    name: 'Serre 1.csv',
    rows: [
      '%time,AssimLight,CO2air,Cum_irr,EC_drain_PC,HumDef,Rhair,Tair,Tot_PAR,pH_drain_PC,water_sup',
      '43815,0,501,0,3.4,5.1,74.3,20.1,0,6.2,0',
      '43815.34722,0,480,0.4,3.5,5.4,71.3,21.1,120,6.3,1.2',
    ],
    questions: [],
    last: 'ready | plot-1 2019-12-16 08:20 · · 3.5 6.3 ·',
  },
  'Priva (a graph’s export, sent by mail)': {
    name: 'Graph climate [Climate# 9]_20171219.csv',
    rows: [
      '"";"meas grh temp";"calc heat t";"meas RH";"calc curtain pos.";"radiation";"radiation sum";"PAR sum"',
      '"";"Climate:Cmp 9";"Climate:Cmp 9";"Climate:Cmp 9";"Climate:CMP 9 CURTAIN";"Climate:WEATHER RAD SENS";"Climate:WEATHER RAD SENS";"Climate:Cmp 9"',
      '"";"°C";"°C";"%";"%";"W/m²";"J/cm²";"mol/m²"',
      '"19-12-2017 05:45:00";21.7;18.6;90;98;1;1988;16.6',
      '"19-12-2017 05:50:00";21.7;18.7;90;98;3.77;0;0',
    ],
    questions: [],
    last: 'none | remark',
  },
  'Aranet (its form of dates)': {
    name: 'Serre 1.csv',
    rows: ['Time(dd/mm/yyyy),Drip EC(mS/cm),Temperature(°C)', '05/10/2026 13:38:35,"2.1","22.4"'],
    questions: [],
    last: 'ready | plot-1 2026-10-05 13:38 2.1 · · · ·',
  },
  'METER ZENTRA': {
    name: 'z6-01234.csv',
    rows: [
      'z6-01234,Port 1,Port 1,Port 1',
      'Records: 2,TEROS 12,TEROS 12,TEROS 12',
      'Timestamps,m³/m³ Water Content,°C Soil Temperature,mS/cm Saturation Extract EC',
      '03/22/2026 08:30:00 AM,0.312,21.4,1.21',
    ],
    questions: ['column'],
    last: 'none | nothing_measured',
  },
  'Grodan GroSens (published data set)': {
    name: 'GrodanSens.csv',
    rows: [
      '%time,EC_slab1,EC_slab2,WC_slab1,WC_slab2,t_slab1',
      '43815.0035,3.1,3.3,61.2,62.1,20.4',
      '43815.0069,3.1,NaN,61.1,62.0,20.4',
    ],
    questions: [],
    last: 'none | nothing_measured',
  },
};

test.each(Object.entries(layouts))(
  'asks and reads as docs/imports.md says: %s',
  async (_layout, { name, rows, questions, last }) => {
    const result = read(await readFile(name, new TextEncoder().encode(rows.join('\r\n'))));
    expect([result.questions.map(({ kind }) => kind), lines(result).at(-1)]).toEqual([questions, last]);
  },
);
