import { movesBetween } from '@seguia/shared/domain/plots/walking-order';
import { defineMessages, type Plot, useIntl, useUnsavedGuard } from '@seguia/shared/platform';
import { Button, Dialog, ReorderList, toast, UnsavedDialog } from '@seguia/shared/ui';
import { useSetAtom } from 'jotai';
import { useRef, useState } from 'react';
import { setUpMessages } from '../set-up/set-up-messages.ts';
import { useWrite } from '../set-up/use-write.ts';
import { WriteFailure } from '../set-up/WriteFailure.tsx';
import styles from './Plots.module.css';
import { plotToSave, savePlotsAtom } from './save-plot.ts';

const messages = defineMessages({
  title: { id: 'settings.order.title', defaultMessage: 'Ordre de la tournée' },
  lead: { id: 'settings.order.lead', defaultMessage: 'Glissez une parcelle, ou déplacez-la par ses boutons.' },
  saved: { id: 'settings.order.saved', defaultMessage: 'Ordre enregistré' },
});

/** Changes the walking order of the plots by dragging, keys or buttons, and saves it with the fewest moves. */
export function OrderSheet({ plots, onClose }: { plots: readonly Plot[]; onClose: () => void }) {
  const intl = useIntl();
  const save = useSetAtom(savePlotsAtom);
  const { busy, failure, run } = useWrite();
  const [order, setOrder] = useState<readonly string[] | null>(null);
  const left = useRef(false);
  const ids = plots.map(({ id }) => id);
  const shown = order ? [...order.filter((id) => ids.includes(id)), ...ids.filter((id) => !order.includes(id))] : ids;
  const moves = movesBetween(ids, shown);
  const isChanged = moves.length > 0;
  useUnsavedGuard(isChanged);
  const byId = new Map(plots.map((plot) => [plot.id, plot]));
  const submit = async () => {
    const moved = moves.flatMap(({ id, after }) => {
      const plot = byId.get(id);
      return plot ? [{ ...plotToSave(plot), after }] : [];
    });
    left.current = true;
    if (await run(() => save(moved))) {
      if (moved.length > 0) toast(intl.formatMessage(messages.saved), { kind: 'success' });
      onClose();
    } else left.current = false;
  };
  return (
    <Dialog
      look="sheet"
      title={intl.formatMessage(messages.title)}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{intl.formatMessage(setUpMessages.cancel)}</Button>
          <Button variant="primary" busy={busy} onPress={() => void submit()}>
            {intl.formatMessage(setUpMessages.save)}
          </Button>
        </>
      }
    >
      <WriteFailure error={failure} />
      <p className={styles.quiet}>{intl.formatMessage(messages.lead)}</p>
      <ReorderList
        label={intl.formatMessage(messages.title)}
        items={shown.map((id) => ({ id, label: byId.get(id)?.name ?? '' }))}
        onChange={setOrder}
      />
      <UnsavedDialog isDirty={() => isChanged && !left.current} />
    </Dialog>
  );
}
