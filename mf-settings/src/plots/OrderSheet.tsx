import { movesBetween } from '@seguia/shared/domain/plots/walking-order';
import { defineMessages, type Plot, useIntl, useSheetForm } from '@seguia/shared/platform';
import { ReorderList, toast } from '@seguia/shared/ui';
import { useSetAtom } from 'jotai';
import { FormSheet } from '../set-up/FormSheet.tsx';
import styles from '../plot-forms/plot-forms.module.css';
import { plotToSave, savePlotsAtom } from '../plot-forms/save-plot.ts';

const messages = defineMessages({
  title: { id: 'settings.order.title', defaultMessage: 'Ordre de la tournée' },
  lead: { id: 'settings.order.lead', defaultMessage: 'Glissez une parcelle, ou déplacez-la par ses boutons.' },
  saved: { id: 'settings.order.saved', defaultMessage: 'Ordre enregistré' },
});

interface Typed {
  /** The plots' ids; null until the order was changed. */
  order: readonly string[] | null;
}

const unchanged: Typed = { order: null };

/** Changes the walking order of the plots by dragging, keys or buttons, and saves it with the fewest moves. */
export function OrderSheet({ plots, onClose }: { plots: readonly Plot[]; onClose: () => void }) {
  const intl = useIntl();
  const save = useSetAtom(savePlotsAtom);
  const ids = plots.map(({ id }) => id);
  const byId = new Map(plots.map((plot) => [plot.id, plot]));
  /** The order as chosen, with the plots that came meanwhile at its end. */
  const orderOf = ({ order }: Typed) =>
    order ? [...order.filter((id) => ids.includes(id)), ...ids.filter((id) => !order.includes(id))] : ids;
  const read = (typed: Typed) => {
    const moved = movesBetween(ids, orderOf(typed)).flatMap(({ id, after }) => {
      const plot = byId.get(id);
      return plot ? [{ ...plotToSave(plot), after }] : [];
    });
    return { body: moved, problems: [] };
  };
  const form = useSheetForm({
    begun: { typed: unchanged, version: null },
    isTyped: (typed) => read(typed).body.length > 0,
    read,
    textOf: () => '',
    async send(moved) {
      await save(moved);
      return moved.length;
    },
    onSaved: (count) => {
      if (count > 0) toast(intl.formatMessage(messages.saved), { kind: 'success' });
      onClose();
    },
  });
  return (
    <FormSheet form={form} id="order" title={intl.formatMessage(messages.title)} onClose={onClose}>
      <p className={styles.quiet}>{intl.formatMessage(messages.lead)}</p>
      <ReorderList
        label={intl.formatMessage(messages.title)}
        items={orderOf(form.typed).map((id) => ({ id, label: byId.get(id)?.name ?? '' }))}
        onChange={(order) => form.set({ order })}
      />
    </FormSheet>
  );
}
