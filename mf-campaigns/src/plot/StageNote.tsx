import { cropsOn } from '@seguia/shared/domain/bands';
import { stageBegins, stageOn } from '@seguia/shared/domain/plantings/stages';
import {
  canAtom,
  FormattedMessage,
  Link,
  paths,
  type Plot,
  todayAtom,
  useFormat,
  useIntl,
} from '@seguia/shared/platform';
import { Num } from '@seguia/shared/ui';
import { useAtomValue } from 'jotai';
import { formatStage } from '../series/stage-messages.ts';
import styles from './PlotWeek.module.css';

/** The stage of a plot's planting today, where one is noted; for managers with a link to the stages' days. */
export function StageNote({ plot }: { plot: Plot }) {
  const intl = useIntl();
  const { date } = useFormat();
  const today = useAtomValue(todayAtom);
  const can = useAtomValue(canAtom);
  const [planting] = cropsOn(plot.crops, today);
  const stage = planting && stageOn(planting, today);
  const mayEdit = can('fertirrigation.update');
  if (!planting || (!stage && !mayEdit)) return null;
  return (
    <p className={styles.stage}>
      {stage && (
        <span>
          <FormattedMessage
            id="campaigns.week.stage"
            defaultMessage="Stade : {stage}, depuis le {date}."
            values={{
              stage: formatStage(intl, stage),
              date: <Num>{date(stageBegins(planting, stage) ?? planting.from)}</Num>,
            }}
          />
        </span>
      )}
      {mayEdit && (
        <Link to={{ pathname: paths.bands(), search: `?stages=${plot.id}` }} className={styles.stages}>
          <FormattedMessage id="campaigns.week.editStages" defaultMessage="Stades de la culture" />
        </Link>
      )}
    </p>
  );
}
