import { isThisMachine } from '@seguia/shared/domain/server-address';
import { plotsAtom, todayAtom, useIntl } from '@seguia/shared/platform';
import { Banner, Button, Page } from '@seguia/shared/ui';
import { InLanguage, usePrint, usePrinting } from '@seguia/shared/ui-dates';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { webOrigin } from '../links/invitation-address.ts';
import { PlotChoice } from '../plot-forms/PlotChoice.tsx';
import { FarmListState } from '../set-up/FarmListState.tsx';
import { useMaySetUp } from '../set-up/use-may-set-up.ts';
import { labelMessages } from './label-messages.ts';
import styles from './Labels.module.css';
import { LabelPaper, LabelSheet } from './LabelSheet.tsx';
import { loadLanguage } from './load-language.ts';

/** The labels that the screen shows: a look at them, where paper has all. */
const previewed = 6;

/** `/app/farm/labels`: a sheet of labels for the farm's open plots, to print. */
export function Labels() {
  const intl = useIntl();
  const all = useAtomValue(plotsAtom);
  const today = useAtomValue(todayAtom);
  const { may } = useMaySetUp('plots');
  const print = usePrint();
  const isPrinting = usePrinting();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const open = all?.filter(({ closed }) => !closed);
  const chosen = open?.filter(({ id }) => !left.has(id)) ?? [];
  return (
    <Page
      title={intl.formatMessage(labelMessages.title)}
      back={{ to: '/app/farm/plots' }}
      lead={intl.formatMessage(labelMessages.lead)}
    >
      <FarmListState items={open} may={may} none={labelMessages.none} />
      {open && open.length > 0 && (
        <div className={styles.page}>
          {isThisMachine(new URL(webOrigin()).hostname) && (
            <Banner kind="warn">{intl.formatMessage(labelMessages.local)}</Banner>
          )}
          <PlotChoice
            plots={open}
            chosen={new Set(chosen.map(({ id }) => id))}
            onChange={(next) => setLeft(new Set(open.flatMap(({ id }) => (next.has(id) ? [] : [id]))))}
            on={today}
          />
          <Button variant="primary" icon="print" large full disabled={chosen.length === 0} onPress={print}>
            {intl.formatMessage(labelMessages.print, { count: chosen.length })}
          </Button>
          <InLanguage label={intl.formatMessage(labelMessages.language)} loadLanguage={loadLanguage}>
            <LabelSheet plots={chosen.slice(0, previewed)} />
            {isPrinting && <LabelPaper plots={chosen} />}
          </InLanguage>
        </div>
      )}
    </Page>
  );
}
