import type { Quantity } from '../../readings/quantities.ts';
import { plain } from './plain-text.ts';

/** Combines the words of several lists, as plain text. */
const words = (...lists: string[]): readonly string[] =>
  lists.flatMap((list) => list.split(', ').map((word) => plain(word) + (word.endsWith('$') ? '$' : '')));

/** The words for each quantity of readings, which go before those for other quantities. */
const quantityNames: Record<Quantity, readonly string[]> = {
  ec: words(
    'ec, ce, cond$, spcond, cond spec, conductiv, conductance, condutiv, przewodn, cf, موصلية, موصليه, ملوحة, ناقلية',
    'ms cm, us cm, µs cm, ds m, msiem',
  ),
  ph: words('ph, حموضة, حموضه, acidit, acidez'),
  percent: words(
    'percent, pourcent, porcentaje, percentagem, porcentagem, procent, pct, taux, tasa, taxa, ratio, نسبة, نسبه',
  ),
};

/**
 * The words in column heads that tell what a column holds, in the six languages, in growers' abbreviations and in the English of loggers.
 * They are compared as plain text (plain-text.ts). Words of up to three letters, and those with `$`, stand alone; longer ones may continue.
 */
export const columnNames = {
  ...quantityNames,
  date: words('date, day$, jour$, fecha, dia, data$, dzien, today$, تاريخ, يوم'),
  /** Heads of columns that hold a date and an hour, or one of both. */
  stamp: words(
    'timestamp, time stamp, datetime, date time, date heure, horodat, marca temporal, carimbo, sygnatura czasowa, znacznik czasu',
    'collected, ts, طابع زمني',
  ),
  /** Words for days on which something else happened. */
  otherDay: words(
    'plantation, planting, planted, siembra, sembrado, sadzeni, siewu, plantio, plantado, semis, semeadura, transplant, trasplante, repiquage',
    'creation, created, creacion, criacao, utworzeni, submission, submitted, saisie, enregistr, registr, entered, entry, modif, updated, export, import',
    'harvest, recolte, cosecha, colheita, zbior, birth, naissance, calibrat, etalonn, expir, زراعة, غرس, حصاد, start$, end$, debut, fin$, inicio',
  ),
  time: words('time, hour, heure, hora, godzina, godz, czas, h, hh, ساعه, ساعة, توقيت, وقت'),
  plot: words(
    'plot, bay, block, greenhouse, compartment, zone, parcelle, serre, chapelle, bloc, secteur',
    'parcela, invernadero, sector, nave, bloque, estufa, setor, bloco, talhao',
    'kwatera, szklarnia, komora, sekcja, tunel, قطعة, قطعه, بيت, ضيعة, دفيئة',
  ),
  /** Whole heads of columns that name the meter: the same words beside others name a measure ("EC meter"). */
  meter: words(
    'meter, instrument, measuring device, appareil, appareil de mesure, medidor, aparato, aparato de medida, instrumento, aparelho',
    'aparelho de medicao, miernik, przyrzad, przyrzad pomiarowy, جهاز, الجهاز, جهاز القياس',
  ),
  note: words(
    'note, remark, comment, observation, remarque, commentaire, nota, observac, comentario, description, descripc, descric, opis$',
    'uwaga, uwagi, komentarz, notatka, ملاحظ, obs, rem',
  ),
  intake: words(
    'intake, input, in, feed, supply, dripper, drip$, irrigation, irr, inlet, influent, apport, app, entree, goutteur, gout, arrosage',
    'aporte, entrada, riego, gotero, gotejador, rega, rego, fornecid, pozywk, zasilani, podlewani, kroplownik, wejscie, nawadniani, nawoz',
    'مغذي, معطى, سقي, دخول, مدخل, قطار, ري',
  ),
  /** Words of the intake, but also of other solutions. */
  solution: words('solution, solucion, solucao, roztwor, محلول'),
  drain: words(
    'drain, drainage, runoff, run off, leachate, leach, effluent, outlet, out, output, sortie, lessivage, percolat, drenaje, dren, salida, lixiviado',
    'drenagem, saida, lixiviacao, przelew, wyciek, odciek, drenaz, odplyw, صرف, خروج, مخرج',
  ),
  volume: words(
    'volume, vol, volumen, ml, litre, liter, litro, litr, quantit, cantidad, quantidade',
    'ilosc, objetosc, حجم, كمية, كميه, cc',
  ),
  count: words('nb, nbr, nombre, number, count, numero, num, no, n, liczba, عدد'),
  /** Words for values that are set points, limits or calculated, not measured. */
  notMeasured: words(
    'target, setpoint, set point, set$, sp, cible, consigne, objectif, objetivo, consigna, alvo, cel, celu, zadan, docelow, هدف, بالهدف',
    'ecart, diff, difference, delta, diferenc, roznica, فرق, min, max, minimum, maximum, mini$, maxi$, std, stdev, sd, cv, limit, seuil, threshold',
    'alarm, raw$, adc, umbral, limiar, prog$, slope, offset, calib, etalon, kalibra, correction, ratio ec, status, quality flag, flag$',
  ),
  /** Words for waters and places that no reading is about. */
  elsewhere: words(
    'soil, substrate, substrat, slab, pore, root, leaf, petiole, sap, bulk, saturated, suelo, sustrato, hoja, savia, solo$, folha, seiva',
    'sol$, feuille, foliaire, racin, pain$, seve, petiol, gleb, podloz, lisc, korze, mata$, تربة, ورق, جذور, وسط',
  ),
  /** Words for waters before the intake or behind the drain. */
  store: words(
    'tank, reservoir, reservoire, bassin, bac, cuve, stock, mere, mother, well, borehole, raw water, source, tap, pond, tray, recycl, mix$, fresh',
    'pozo, balsa, deposito, tanque, poco, cisterna, bandeja, studni, zbiornik, surow, forage, puits, eau brute, eau claire, plateau, jardiniere',
    'خزان, بئر, صهريج, حوض, خام',
  ),
  /** Words for other quantities. */
  other: words(
    'run time, runtime, duration, duree, duracion, duracao, czas trwania, trwani, dlugosc, مدة, temp$, tmp, temperat, batt$, battery, battv, volt, voltage, rssi, signal, salinity, tds, dissolved, oxygen, orp, redox, turbid',
    'humid, moist, vwc, vmc, pressure, pression, presion, flow, debit, caudal, vazao, przeplyw, rain, pluie, wind, solar, radiation, vpd, co2',
    'wilgotn, cisnien, rh, hr, wcs, teneur, serial, sensor id, device id, حرارة, رطوبة, ضغط, طقس, hum, weight, poids, peso, waga, وزن, price, cout',
    'chlor, cloro, cloruro, cloreto, chlorek, ammon, nitrat, nitrite, potass, calcium, calcio, magnes, sodium, sodio, sulfat, sulfato, phosph, fosf, bicarbon, alcalin',
    'كلور, نترات, صوديوم, بوتاسيوم, كالسيوم',
  ),
  /** Means of a day, where a table has no hours. */
  mean: words('moyenne, moyen, mean$, average, promedio, media$, srednia, srednie, متوسط, معدل'),
  dripper: words('dripper, goutteur, gotero, gotejador, kroplownik, emitter, قطار'),
  /** Words for the volume of a whole plot. */
  whole: words('total, totale, totaux, plot, whole, all$, parcelle, suma, lacznie, razem, مجموع, إجمالي'),
  /** Words that stand in a head beside the others and change nothing. */
  neutral: words(
    'water, eau, eaux, agua, woda, wody, ماء, مياه, value, valeur, valor, wartosc, measured, mesure, medid, medic, zmierzon, reading, releve',
    'mean$, moyenne, moy, avg, average, srednia, promedio, media, sample, probe, sonde, sensor, capteur, electrode, meter$, de, du, d, l, la, le, les, des, del, da, do$, dos, das',
    'matin, soir, midi, morning, evening, noon, manana, tarde, noche, manha, noite, rano, wieczor, poludni, صباح, مساء',
    'dawka, dawki, dose, dosis, of, the, at, and, et, y, e, w, na$, po, من, في, el, al, en, a, i, au, aux, par$, per, 25, c, obs, nutrient, nutrit, fertigation, fertirriga, fertyga, odzywcz, ferti, nutritive, electr, elektr, eléctrica, elektryczn',
    'كهربائية, كهربائيه, eletrica, quantity, quantite, solution, solucion, solucao, roztwor, محلول, avec, collected, recu, given, donne, dado, dada, drained, drainee',
    'ms, cm, us, µs, μs, ds, m, mg, m3, unit, mesures, rate, percent, s, total, totale, number, nombre, ph, ec, ce, average, smp, xx, mmho, micro, siemens, millisiemens, microsiemens',
  ),
  /** Words in rows that sum up others. */
  total: words(
    'total, totaux, sum, somme, suma, soma, razem, lacznie, ogolem, mean, average, avg, moyenne, moy',
    'media, promedio, srednia, min, max, minimum, maximum, ecart, مجموع, معدل, متوسط',
  ),
  /** Heads of tables with one value a row. */
  parameter: words(
    'parameter, parametre, parametro, parametr, measure$, measurement, mesure, mesures, variable, analyte, analyse, zmienna, wskaznik, medida, معيار, المعيار, قياس',
  ),
  value: words('value, valeur, valor, wartosc, result, resultat, resultado, wynik, قيمة, قيمه, نتيجة'),
  unit: words('unit, units, unite, unidad, unidade, jednostka, وحدة, وحده'),
};
