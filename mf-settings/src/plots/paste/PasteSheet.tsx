import { withoutLines } from '@seguia/shared/domain/plots/pasted-names';
import { cropsAtom, cropTypesAtom, plotsAtom, todayAtom, useIntl, useSheetForm } from '@seguia/shared/platform';
import { TextArea, toast } from '@seguia/shared/ui';
import { DateField } from '@seguia/shared/ui-dates';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { FormSheet } from '../../set-up/FormSheet.tsx';
import { plantingMessages, plantingProblemMessages } from '../../plantings/planting-messages.ts';
import { plotMessages } from '../../plot-forms/plot-messages.ts';
import styles from '../../plot-forms/plot-forms.module.css';
import { pasteMessages } from './paste-messages.ts';
import { type PastedPlot, pastedPlots } from './pasted-plots.ts';
import { PastePreview } from './PastePreview.tsx';
import { type MadeIds, plotKey, savePastedAtom } from './save-pasted.ts';

interface Typed {
  text: string;
  /** The first day of what is planted. */
  from: string | null;
}

const isGood = ({ problem }: PastedPlot) => problem === null;
const isPlanted = ({ variety }: PastedPlot) => variety !== '';

/**
 * Makes many plots, and plants them, from a pasted table, one plot a line, after a preview. Lines whose plot was made leave the text; wrong
 * and failed ones stay.
 */
export function PasteSheet({ onClose }: { onClose: () => void }) {
  const intl = useIntl();
  const plots = useAtomValue(plotsAtom) ?? [];
  const crops = useAtomValue(cropsAtom);
  const types = useAtomValue(cropTypesAtom);
  const today = useAtomValue(todayAtom);
  const save = useSetAtom(savePastedAtom);
  const [ids] = useState<MadeIds>(() => new Map());
  const namedOf = (text: string) => {
    const own = new Set(ids.values());
    return pastedPlots(
      text,
      plots.filter(({ id }) => !own.has(id)).map(({ name }) => name),
    );
  };
  const begun: Typed = { text: '', from: today };
  const form = useSheetForm({
    begun: { typed: begun, version: null },
    isTyped: ({ text }) => text.trim() !== '',
    read: ({ text, from }) => {
      const good = namedOf(text).filter(isGood);
      const lacksDay = good.some(isPlanted) && !from;
      return { body: { good, from: from ?? '' }, problems: lacksDay ? [{ field: 'from', code: 'date_invalid' }] : [] };
    },
    textOf: () => intl.formatMessage(plantingProblemMessages.date_invalid),
    send: async ({ good, from }): Promise<string> => {
      const made: PastedPlot[] = [];
      const rest = () => withoutLines(form.typed.text, new Set(made.map(({ line }) => line)));
      try {
        await save({
          plots: good,
          crops: crops ?? [],
          types: types ?? [],
          ids,
          from,
          onMade: (plot) => made.push(plot),
        });
        return rest();
      } catch (error) {
        form.set({ text: rest() });
        throw error;
      } finally {
        // A new plot's id is dropped, so that a later line of the same name does not overwrite that plot.
        for (const { values } of made) ids.delete(plotKey(values.name));
        if (made.length > 0) toast(intl.formatMessage(pasteMessages.made, { count: made.length }), { kind: 'success' });
      }
    },
    onSaved: (rest) => {
      // A head may be left, which makes no plot.
      if (namedOf(rest).length === 0) onClose();
      else form.set({ text: rest });
    },
  });
  const pasted = namedOf(form.typed.text);
  const good = pasted.filter(isGood);
  return (
    <FormSheet
      form={form}
      id="paste"
      title={intl.formatMessage(plotMessages.paste)}
      submit={intl.formatMessage(pasteMessages.make, { count: good.length })}
      disabled={good.length === 0 || !crops || !types}
      onClose={onClose}
      after={
        pasted.length > 0 ? (
          <PastePreview plots={pasted} />
        ) : (
          <p className={styles.quiet}>{intl.formatMessage(pasteMessages.nothing)}</p>
        )
      }
    >
      <TextArea
        {...form.field('text')}
        label={intl.formatMessage(pasteMessages.lines)}
        hint={intl.formatMessage(pasteMessages.hint)}
        rows={8}
        disabled={form.busy}
      />
      {good.some(isPlanted) && <DateField {...form.field('from')} label={intl.formatMessage(plantingMessages.from)} />}
    </FormSheet>
  );
}
