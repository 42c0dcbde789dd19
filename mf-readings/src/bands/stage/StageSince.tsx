import { type Stage, stageBegins } from '@seguia/shared/domain/plantings/stages';
import { FormattedMessage, type PlotCrop, useFormat, useIntl } from '@seguia/shared/platform';
import { Num } from '@seguia/shared/ui';
import styles from './StageSince.module.css';
import { stageMessages, stageNameMessages } from './stage-messages.ts';

/** The stage that a planting is in, and since when: "First harvest since 18 September". */
export function StageSince({ crop, stage, name }: { crop: PlotCrop; stage: Stage; name?: string | undefined }) {
  const intl = useIntl();
  const { date } = useFormat();
  return (
    <p className={styles.since}>
      {name && `${name} · `}
      <FormattedMessage
        {...stageMessages.since}
        values={{
          stage: intl.formatMessage(stageNameMessages[stage]),
          date: <Num>{date(stageBegins(crop, stage) ?? crop.from)}</Num>,
        }}
      />
    </p>
  );
}
