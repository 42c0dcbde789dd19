import type { MakeExtra } from './extra.ts';
import { numberCell } from './writing.ts';

const decimals =
  (heads: readonly (readonly [head: string, unit: string])[], low: number, high: number, places: number): MakeExtra =>
  (random, form) => {
    const [head = '', unit = ''] = random.pick(heads) ?? [];
    return { head, unit, cell: () => numberCell(low + random.next() * (high - low), places, form) };
  };

/** Columns of numbers that no reading holds, by kind. */
export const otherMeasures = {
  ion: decimals(
    [
      ['Cl apport', 'mmol/L'],
      ['Cl drainage', 'mmol/L'],
      ['Na drain', 'mmol/L'],
      ['NO3 apport', 'mmol/L'],
      ['SO4', 'mmol/L'],
      ['K drain', 'mmol/L'],
      ['Ca', 'meq/L'],
      ['HCO3', 'meq/L'],
      ['NH4', 'mmol/L'],
      ['drain_Cl', ''],
      ['irr_NO3', ''],
      ['acid_consumption', 'mmol/L'],
      ['Fe', 'µmol/L'],
      ['P', 'ppm'],
    ],
    0.05,
    9,
    2,
  ),
  'other water': decimals(
    [
      ['EC solution du sol', 'mS/cm'],
      ['Soil solution EC', 'mS/cm'],
      ['soil_EC_30cm', 'dS/m'],
      ['EC substrat', 'mS/cm'],
      ['Slab EC', 'mS/cm'],
      ['EC_slab1', ''],
      ['Bulk EC', 'dS/m'],
      ['Tank EC', 'mS/cm'],
      ['EC cuve', 'mS/cm'],
      ['EC bassin', 'mS/cm'],
      ['EC agua de pozo', 'mS/cm'],
      ['Raw water EC', 'mS/cm'],
      ['EC suelo', 'mS/cm'],
      ['EC gleby', 'mS/cm'],
      ['EC maty', 'mS/cm'],
      ['EC da água bruta', 'mS/cm'],
      ['EC التربة', 'mS/cm'],
    ],
    0.4,
    7,
    2,
  ),
  'other pH': decimals(
    [
      ['Soil pH', ''],
      ['pH sol', ''],
      ['pH substrat', ''],
      ['pH cuve', ''],
      ['pH suelo', ''],
      ['Tank pH', ''],
      ['pH gleby', ''],
    ],
    5,
    8,
    1,
  ),
  target: decimals(
    [
      ['EC cible', 'mS/cm'],
      ['Target EC', 'mS/cm'],
      ['EC consigne apport', 'mS/cm'],
      ['EC setpoint', ''],
      ['CE objetivo', 'mS/cm'],
      ['EC zadane', 'mS/cm'],
      ['EC alvo', 'mS/cm'],
      ['Drain EC target', 'mS/cm'],
    ],
    1.5,
    4,
    1,
  ),
  climate: decimals(
    [
      ['T°', '°C'],
      ['Temp', '°C'],
      ['Temperature', 'Deg C'],
      ['T eau', '°C'],
      ['Drain temperature', '°C'],
      ['CO2', 'ppm'],
      ['DO', 'mg/L'],
      ['BattV_Min', 'Volts'],
      ['Rain', 'mm'],
      ['VPD', 'kPa'],
      ['wind', 'm/s'],
    ],
    1,
    31,
    1,
  ),
  moisture: decimals(
    [
      ['HR', '%'],
      ['RH', '%'],
      ['VWC', '%'],
      ['WC_slab1', '%'],
      ['Humidity', '%'],
      ['Teneur en eau', '%'],
      ['WCS', '%'],
    ],
    30,
    92,
    1,
  ),
  radiation: decimals(
    [
      ['Solar', 'W/m²'],
      ['solar_wm2', ''],
      ['Rad', 'W/m2'],
      ['Rayonnement', 'J/cm²'],
      ['PAR', 'µmol/m²/s'],
      ['Global radiation', 'W m-2'],
    ],
    40,
    950,
    1,
  ),
  'water depth': decimals(
    [
      ['Drain', 'l/m2'],
      ['Drainage', 'L/m²'],
      ['Apport', 'L/m²'],
      ['Irrigation', 'mm'],
      ['Irr', 'L/m2'],
      ['Riego', 'l/m2'],
      ['Drenaje', 'l/m2'],
      ['Przelew', 'l/m2'],
    ],
    0.4,
    7,
    1,
  ),
  'plot volume': decimals(
    [
      ['Volume apport', 'm³'],
      ['Volume drainage', 'm3'],
      ['Volumen riego', 'm3'],
    ],
    0.5,
    9,
    1,
  ),
} satisfies Record<string, MakeExtra>;
