/** Combines the words of several lists. */
const words = (...lists: string[]): readonly string[] => lists.flatMap((list) => list.split(', '));

/** The words in column heads that tell what a column holds, in the six languages and in growers' abbreviations, as plain text (plain-text.ts). */
export const columnNames = {
  date: words('date, day, jour, fecha, dia, data, dzien, تاريخ, يوم'),
  time: words('time, hour, heure, hora, godzina, godz, czas, h, hh, ساعه, ساعة, توقيت, وقت'),
  plot: words(
    'plot, bay, block, greenhouse, compartment, zone, parcelle, serre, chapelle, bloc, secteur',
    'parcela, invernadero, sector, nave, bloque, estufa, setor, bloco, talhao',
    'kwatera, szklarnia, komora, sekcja, tunel, قطعة, قطعه, بيت, ضيعة, دفيئة',
  ),
  note: words(
    'note, remark, comment, observation, remarque, commentaire, nota, observac, comentario',
    'uwaga, uwagi, komentarz, notatka, ملاحظ, obs, rem',
  ),
  intake: words(
    'intake, input, in, feed, supply, dripper, drip, irrigation, apport, app, entree, goutteur, gout, solution',
    'aporte, entrada, riego, gotero, gotejador, rega, pozywk, zasilani, podlewani, kroplownik, wejscie',
    'محلول, مغذي, سقي, دخول, مدخل, قطار',
  ),
  drain: words(
    'drain, drainage, runoff, leachate, leach, out, output, sortie, lessivage, drenaje, dren, salida, lixiviado',
    'drenagem, saida, lixiviacao, przelew, wyciek, odciek, drenaz, صرف, خروج, مخرج',
  ),
  ec: words(
    'ec, ce, conductiv, conductance, condutiv, przewodn, موصلية, موصليه, ملوحة, ناقلية',
    'ms cm, us cm, µs cm, ds m, msiem',
  ),
  ph: words('ph, حموضة, حموضه, acidit, acidez'),
  percent: words(
    'percent, pourcent, porcentaje, percentagem, porcentagem, procent, taux, tasa, taxa, ratio, نسبة, نسبه',
  ),
  volume: words(
    'volume, vol, volumen, ml, cl, litre, liter, litro, litr, quantit, cantidad, quantidade',
    'ilosc, objetosc, حجم, كمية, كميه, cc',
  ),
  count: words('nb, nbr, nombre, number, count, numero, num, no, n, liczba, عدد'),
  /** Words for values that are set points or calculated, not measured. */
  notMeasured: words(
    'target, setpoint, cible, consigne, objectif, objetivo, consigna, alvo, cel, celu, zadan, docelow, هدف, بالهدف',
    'ecart, diff, difference, delta, diferenc, roznica, فرق',
  ),
  dripper: words('dripper, goutteur, gotero, gotejador, kroplownik, emitter, قطار'),
  /** Words in rows that sum up others. */
  total: words(
    'total, totaux, sum, somme, suma, soma, razem, lacznie, ogolem, mean, average, avg, moyenne, moy',
    'media, promedio, srednia, min, max, minimum, maximum, ecart, مجموع, معدل, متوسط',
  ),
};
