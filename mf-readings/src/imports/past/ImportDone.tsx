import { canAtom, isolate, paths, useFormat, useIntl } from '@seguia/shared/platform';
import { Banner, isolated, LinkButton } from '@seguia/shared/ui';
import { useAtomValue } from 'jotai';
import { importMessages } from '../texts/import-messages.ts';
import type { Made } from '../sending/sending-job.ts';
import styles from '../styles/Imports.module.css';

/** What came in of readings, water and light, and what to do with it: undo it, look at it, make the campaign of its days. */
export function ImportDone({ made: { file, water, days }, onUndo }: { made: Made; onUndo: () => void }) {
  const intl = useIntl();
  const { date } = useFormat();
  const can = useAtomValue(canAtom);
  const span = days && new URLSearchParams({ from: days[0], to: days[1] }).toString();
  return (
    <>
      <Banner kind="success" action={{ label: intl.formatMessage(importMessages.undo), onPress: onUndo }}>
        {isolated(
          [
            ...(file ? [intl.formatMessage(importMessages.done, { count: file.imported })] : []),
            ...(water ? [intl.formatMessage(importMessages.daysDone, { count: water.days.length })] : []),
            ...(days
              ? [
                  intl.formatMessage(importMessages.span, {
                    from: isolate(date(days[0])),
                    to: isolate(date(days[1])),
                  }),
                ]
              : []),
            ...(file && file.skipped > 0 ? [intl.formatMessage(importMessages.skipped, { count: file.skipped })] : []),
          ].join(' · '),
        )}
      </Banner>
      {span && (
        <div className={styles.repairs}>
          {file && file.imported > 0 && (
            <LinkButton to={paths.history(span)}>{intl.formatMessage(importMessages.look)}</LinkButton>
          )}
          {water && <LinkButton to={paths.water()}>{intl.formatMessage(importMessages.lookAtWater)}</LinkButton>}
          {can('campaigns.create') && (
            <LinkButton to={`${paths.newCampaign()}?${span}`}>{intl.formatMessage(importMessages.campaign)}</LinkButton>
          )}
        </div>
      )}
    </>
  );
}
