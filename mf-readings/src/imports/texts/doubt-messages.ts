import { defineMessages, type MessageDescriptor } from '@seguia/shared/platform';
import type { RowCode } from '@seguia/shared/domain/imports/import-row';

/** The headings of rows that are in doubt, impossible, or no readings. */
export const doubtMessages = defineMessages({
  hidden: { id: 'readings.imports.why.hidden', defaultMessage: 'Lignes masquées' },
  neighbours: { id: 'readings.imports.why.neighbours', defaultMessage: 'Dates lues d’après leurs voisines' },
  unclear: { id: 'readings.imports.why.unclear', defaultMessage: 'Jour et mois incertains' },
  counted: { id: 'readings.imports.why.counted', defaultMessage: 'Dates écrites comme un nombre' },
  dateAbove: { id: 'readings.imports.why.dateAbove', defaultMessage: 'Date reprise de la ligne au-dessus' },
  plotAbove: { id: 'readings.imports.why.plotAbove', defaultMessage: 'Parcelle reprise de la ligne au-dessus' },
  number: { id: 'readings.imports.why.number', defaultMessage: 'Cellules qui ne sont pas des nombres' },
  madeDate: { id: 'readings.imports.why.madeDate', defaultMessage: 'Nombres changés en dates par le tableur' },
  spread: { id: 'readings.imports.why.spread', defaultMessage: 'Valeurs de cellules fusionnées' },
  error: { id: 'readings.imports.why.error', defaultMessage: 'Formules en erreur' },
  open: { id: 'readings.imports.why.open', defaultMessage: 'En attente d’une réponse ci-dessus' },
  volumes: { id: 'readings.imports.why.volumes', defaultMessage: 'Volumes incomplets, non repris' },
  differs: { id: 'readings.imports.why.differs', defaultMessage: 'Pourcentage différent de ses volumes' },
  twice: { id: 'readings.imports.why.twice', defaultMessage: 'Même minute, autres valeurs' },
  swapped: { id: 'readings.imports.why.swapped', defaultMessage: 'EC et pH semblent inversés' },
  impossible: { id: 'readings.imports.why.impossible', defaultMessage: 'Valeur impossible' },
  unusual: { id: 'readings.imports.why.unusual', defaultMessage: 'Valeur inhabituelle' },
  date: { id: 'readings.imports.why.date', defaultMessage: 'Date illisible' },
  future: { id: 'readings.imports.why.future', defaultMessage: 'Date dans le futur' },
  time: { id: 'readings.imports.why.time', defaultMessage: 'Heure illisible' },
  nothing: { id: 'readings.imports.why.nothing', defaultMessage: 'Aucune valeur' },
  total: { id: 'readings.imports.why.total', defaultMessage: 'Total ou moyenne' },
  remark: { id: 'readings.imports.why.remark', defaultMessage: 'Remarque' },
  left: { id: 'readings.imports.why.left', defaultMessage: 'Parcelle non importée' },
});

const byCode = {
  below_possible: doubtMessages.impossible,
  above_possible: doubtMessages.impossible,
  ec_negative: doubtMessages.impossible,
  ec_over_20: doubtMessages.impossible,
  ph_out_of_range: doubtMessages.impossible,
  percent_negative: doubtMessages.impossible,
  volume_negative: doubtMessages.impossible,
  volume_zero: doubtMessages.impossible,
  drippers_not_whole: doubtMessages.impossible,
  drippers_under_1: doubtMessages.impossible,
  too_long: doubtMessages.impossible,
  unusual: doubtMessages.unusual,
  ec_unusual: doubtMessages.unusual,
  ph_unusual: doubtMessages.unusual,
  percent_over_60: doubtMessages.unusual,
  percent_over_100: doubtMessages.unusual,
  date_long_ago: doubtMessages.unusual,
  drippers_over_100: doubtMessages.unusual,
  jump: doubtMessages.unusual,
  hidden: doubtMessages.hidden,
  date_by_neighbours: doubtMessages.neighbours,
  date_unclear: doubtMessages.unclear,
  date_counted: doubtMessages.counted,
  date_above: doubtMessages.dateAbove,
  plot_above: doubtMessages.plotAbove,
  not_a_number: doubtMessages.number,
  made_a_date: doubtMessages.madeDate,
  spread_value: doubtMessages.spread,
  cell_error: doubtMessages.error,
  decimal_unclear: doubtMessages.open,
  unit_unclear: doubtMessages.open,
  time_missing: doubtMessages.open,
  year_missing: doubtMessages.open,
  plot_unknown: doubtMessages.open,
  volumes_left: doubtMessages.volumes,
  percent_differs: doubtMessages.differs,
  twice: doubtMessages.twice,
  ec_ph_swapped: doubtMessages.swapped,
  date_invalid: doubtMessages.date,
  required: doubtMessages.date,
  date_in_future: doubtMessages.future,
  time_invalid: doubtMessages.time,
  nothing_measured: doubtMessages.nothing,
  total: doubtMessages.total,
  remark: doubtMessages.remark,
  plot_left: doubtMessages.left,
} satisfies Record<RowCode, MessageDescriptor>;

/** The message for a problem's code. */
export const messageOf = (code: RowCode): MessageDescriptor => byCode[code];

/** The labels of repairs, for one row or for all rows of a group. */
export const repairMessages = defineMessages({
  take: { id: 'readings.imports.repair.take', defaultMessage: 'C’est exact' },
  drop: { id: 'readings.imports.repair.drop', defaultMessage: 'Sans cette valeur' },
  divide10: { id: 'readings.imports.repair.divide10', defaultMessage: 'Diviser par 10' },
  divide100: { id: 'readings.imports.repair.divide100', defaultMessage: 'Diviser par 100' },
  divide1000: { id: 'readings.imports.repair.divide1000', defaultMessage: 'Diviser par 1 000 (µS/cm)' },
  swap: { id: 'readings.imports.repair.swap', defaultMessage: 'Échanger EC et pH' },
  asRead: { id: 'readings.imports.repair.asRead', defaultMessage: 'Date comme lue' },
  otherWay: { id: 'readings.imports.repair.otherWay', defaultMessage: 'Échanger jour et mois' },
  dayAndMonth: { id: 'readings.imports.repair.dayAndMonth', defaultMessage: 'Lire jour.mois comme nombre' },
  all: { id: 'readings.imports.repair.all', defaultMessage: 'Pour toutes' },
});

export function isRepairId(id: string): id is keyof typeof repairMessages {
  return id in repairMessages;
}
