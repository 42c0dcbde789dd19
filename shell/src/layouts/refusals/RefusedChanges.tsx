import { defineMessages, useIntl } from '@seguia/shared/platform';
import { deviceAtom } from '@seguia/shared/device/local/farm-device';
import { ErrorDialog } from '@seguia/shared/ui';
import { useAtomValue } from 'jotai';
import type { Wanted } from './refusals.ts';
import { useRefusals } from './use-refusals.ts';

const messages = defineMessages({
  added: {
    id: 'shell.refused.added',
    defaultMessage:
      '{count, plural, one {Le relevé n’a pas pu être ajouté.} many {# relevés n’ont pas pu être ajoutés.} other {# relevés n’ont pas pu être ajoutés.}}',
  },
  changed: {
    id: 'shell.refused.changed',
    defaultMessage:
      '{count, plural, one {Le relevé n’a pas pu être modifié.} many {# relevés n’ont pas pu être modifiés.} other {# relevés n’ont pas pu être modifiés.}}',
  },
  deleted: {
    id: 'shell.refused.deleted',
    defaultMessage:
      '{count, plural, one {Le relevé n’a pas pu être supprimé.} many {# relevés n’ont pas pu être supprimés.} other {# relevés n’ont pas pu être supprimés.}}',
  },
  water: {
    id: 'shell.refused.water',
    defaultMessage:
      '{count, plural, one {L’eau et la lumière n’ont pas pu être enregistrées.} many {L’eau et la lumière de # jours n’ont pas pu être enregistrées.} other {L’eau et la lumière de # jours n’ont pas pu être enregistrées.}}',
  },
  calibration: {
    id: 'shell.refused.calibration',
    defaultMessage:
      '{count, plural, one {L’étalonnage n’a pas pu être enregistré.} many {# étalonnages n’ont pas pu être enregistrés.} other {# étalonnages n’ont pas pu être enregistrés.}}',
  },
  instruction: {
    id: 'shell.refused.instruction',
    defaultMessage:
      '{count, plural, one {La consigne n’a pas pu être enregistrée.} many {# consignes n’ont pas pu être enregistrées.} other {# consignes n’ont pas pu être enregistrées.}}',
  },
  byServer: {
    id: 'shell.refused.byServer',
    defaultMessage: 'Le serveur l’a refusé. « Non envoyés » dit pourquoi, et quoi faire.',
  },
  byRole: {
    id: 'shell.refused.byRole',
    defaultMessage: 'Votre rôle ne le permet pas. « Non envoyés » garde ce que vous avez fait.',
  },
});

const all: readonly Wanted[] = ['added', 'changed', 'deleted', 'water', 'calibration', 'instruction'];

/**
 * Says in the dialog titled "Error", wherever the person is, that the server has refused what they did. Each refusal is shown once, when it
 * arrives; of those of an earlier visit only the chip speaks.
 */
export function RefusedChanges() {
  const device = useAtomValue(deviceAtom);
  return device && <RefusedHere key={device.name} />;
}

function RefusedHere() {
  const intl = useIntl();
  const { refusals, close } = useRefusals();
  if (refusals.length === 0) return null;
  const lines = all.flatMap((wanted) => {
    const count = refusals.filter((refusal) => refusal.wanted === wanted).length;
    return count === 0 ? [] : [intl.formatMessage(messages[wanted], { count })];
  });
  const why = refusals.every(({ isOfRole }) => isOfRole) ? messages.byRole : messages.byServer;
  return (
    <ErrorDialog
      text={[...lines, intl.formatMessage(why)].map((line) => (
        <p key={line}>{line}</p>
      ))}
      onClose={close}
    />
  );
}
