import { defineMessages } from '@seguia/shared/platform';

export const instructionMessages = defineMessages({
  title: { id: 'readings.instruction.title', defaultMessage: 'Consignes' },
  give: { id: 'readings.instruction.give', defaultMessage: 'Donner une consigne' },
  change: { id: 'readings.instruction.change', defaultMessage: 'Modifier la consigne' },
  /** An act and what it is done to, as the name of a button. */
  named: { id: 'readings.instruction.named', defaultMessage: '{act} : {name}' },
  what: { id: 'readings.instruction.what', defaultMessage: 'À faire au prochain passage' },
  hint: {
    id: 'readings.instruction.hint',
    defaultMessage: 'Elle s’affiche à cette parcelle jusqu’à ce que quelqu’un coche « Fait » avec son relevé.',
  },
  empty: { id: 'readings.instruction.empty', defaultMessage: 'Écrivez ce qu’il faut faire.' },
  save: { id: 'readings.instruction.save', defaultMessage: 'Enregistrer' },
  cancel: { id: 'readings.instruction.cancel', defaultMessage: 'Annuler' },
  takeBack: { id: 'readings.instruction.takeBack', defaultMessage: 'Retirer la consigne' },
  saved: { id: 'readings.instruction.saved', defaultMessage: 'Consigne enregistrée sur cet appareil' },
  takenBack: { id: 'readings.instruction.takenBack', defaultMessage: 'Consigne retirée' },
  done: { id: 'readings.instruction.done', defaultMessage: 'Fait' },
  notDone: { id: 'readings.instruction.notDone', defaultMessage: 'Pas fait' },
  by: { id: 'readings.instruction.by', defaultMessage: '{name}, {when}' },
  doneBy: { id: 'readings.instruction.doneBy', defaultMessage: 'Fait par {name}, {when}' },
  doneAt: { id: 'readings.instruction.doneAt', defaultMessage: 'Fait, {when}' },
  ofPlot: { id: 'readings.instruction.ofPlot', defaultMessage: '{plot} · consigne' },
  mine: { id: 'readings.instruction.mine', defaultMessage: 'Ici : {text}' },
  theirs: { id: 'readings.instruction.theirs', defaultMessage: 'Sur le serveur : {text}' },
  withDone: { id: 'readings.instruction.withDone', defaultMessage: '{text} (fait)' },
  gone: { id: 'readings.instruction.gone', defaultMessage: 'retirée' },
  takeMine: { id: 'readings.instruction.takeMine', defaultMessage: 'Garder la mienne' },
  takeTheirs: { id: 'readings.instruction.takeTheirs', defaultMessage: 'Garder celle du serveur' },
});
