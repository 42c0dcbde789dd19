import { defineMessages } from '@seguia/shared/platform';

/** The sentences about the file as it is. */
export const gridMessages = defineMessages({
  lead: {
    id: 'readings.imports.grid.lead',
    defaultMessage:
      'Touchez une cellule pour dire ce que contient sa colonne, ou quelle ligne porte les noms des colonnes.',
  },
  label: { id: 'readings.imports.grid.label', defaultMessage: 'Le fichier tel qu’il est – {name}' },
  head: { id: 'readings.imports.grid.head', defaultMessage: 'La ligne {row} nomme les colonnes' },
  noHead: { id: 'readings.imports.grid.noHead', defaultMessage: 'Aucune ligne ne nomme les colonnes' },
  search: { id: 'readings.imports.grid.search', defaultMessage: 'Chercher les noms des colonnes' },
  column: { id: 'readings.imports.grid.column', defaultMessage: 'Colonne {letters}' },
});

/** Why nothing of a sheet is read, and what helps. */
export const unreadMessages = defineMessages({
  no_heads: {
    id: 'readings.imports.unread.noHeads',
    defaultMessage: '« {name} » : aucune ligne ne nomme les colonnes. Touchez-la ci-dessous.',
  },
  dates_across: {
    id: 'readings.imports.unread.datesAcross',
    defaultMessage: '« {name} » : les dates sont côte à côte. Mettez-les l’une sous l’autre dans le tableur.',
  },
  no_date: {
    id: 'readings.imports.unread.noDate',
    defaultMessage: '« {name} » : aucune colonne de dates. Touchez celle qui les contient.',
  },
  no_values: {
    id: 'readings.imports.unread.noValues',
    defaultMessage:
      '« {name} » : aucune colonne d’EC, de pH, de drainage, d’eau ou de lumière. Touchez celle qui en contient.',
  },
  no_numbers: {
    id: 'readings.imports.unread.noNumbers',
    defaultMessage: '« {name} » : du texte seulement, aucun relevé.',
  },
});

/** The answers of an earlier file of the same layout. */
export const recipeMessages = defineMessages({
  offer: {
    id: 'readings.imports.recipe.offer',
    defaultMessage: 'Ce tableau a les mêmes colonnes que « {file} ».',
  },
  take: { id: 'readings.imports.recipe.take', defaultMessage: 'Reprendre ses réponses' },
  taken: { id: 'readings.imports.recipe.taken', defaultMessage: 'Réponses reprises de « {file} ».' },
  undo: { id: 'readings.imports.recipe.undo', defaultMessage: 'Ne pas les reprendre' },
  forget: { id: 'readings.imports.recipe.forget', defaultMessage: 'Oublier ces réponses' },
});

/** What a column may be read as, beside the fields of the form. */
export const columnMessages = defineMessages({
  nothing: { id: 'readings.imports.ask.nothing', defaultMessage: 'Rien à importer' },
  totalGiven: { id: 'readings.imports.ask.totalGiven', defaultMessage: 'Total apporté (tous les goutteurs)' },
});
