import { defineMessages } from '@seguia/shared/platform';

/** The texts of the farm's crops and varieties. */
export const cropMessages = defineMessages({
  none: { id: 'settings.crops.none', defaultMessage: 'Aucune culture. Ajoutez la première.' },
  add: { id: 'settings.crops.add', defaultMessage: 'Ajouter une culture' },
  rename: { id: 'settings.crops.rename', defaultMessage: 'Modifier' },
  editCrop: { id: 'settings.crops.editCrop', defaultMessage: 'Modifier la culture' },
  addVariety: { id: 'settings.crops.addVariety', defaultMessage: 'Ajouter une variété' },
  editVariety: { id: 'settings.crops.editVariety', defaultMessage: 'Modifier la variété' },
  varieties: { id: 'settings.crops.varieties', defaultMessage: 'Variétés de {crop}' },
  noVariety: { id: 'settings.crops.noVariety', defaultMessage: 'Sans variété' },
  archived: { id: 'settings.crops.archived', defaultMessage: 'Archivée' },
  archive: { id: 'settings.crops.archive', defaultMessage: 'Archiver' },
  archiveHint: {
    id: 'settings.crops.archiveHint',
    defaultMessage: 'Archivée, elle n’est plus proposée. Ce qui est planté reste.',
  },
  moved: {
    id: 'settings.crops.moved',
    defaultMessage: 'Quelqu’un l’a modifiée entre-temps. Votre saisie est gardée. Vérifiez, puis enregistrez.',
  },
  saved: { id: 'settings.crops.saved', defaultMessage: 'Cultures à jour' },
});
