import { bandsOfStage, type StageBands } from '@seguia/shared/domain/plantings/stage-bands';
import { stageOn, stagesOfCrop } from '@seguia/shared/domain/plantings/stages';
import { defineMessages, type PlotCrop, useIntl } from '@seguia/shared/platform';
import { Button } from '@seguia/shared/ui';
import { useId } from 'react';
import { stageNameMessages } from './stage/stage-messages.ts';
import { StageSince } from './stage/StageSince.tsx';
import styles from './Bands.module.css';

const messages = defineMessages({
  title: { id: 'readings.proposals.title', defaultMessage: 'Valeurs proposées' },
  take: {
    id: 'readings.proposals.take',
    defaultMessage:
      '{stage, select, planted {Proposé à la plantation} firstFlower {Proposé à la première floraison} firstHarvest {Proposé à la première récolte} other {Proposé après l’étêtage}}',
  },
  source: {
    id: 'readings.proposals.source',
    defaultMessage: 'Points de départ publiés, en hors-sol. Ajustez-les à votre culture.',
  },
  others: { id: 'readings.proposals.others', defaultMessage: 'Ou pour un autre stade :' },
  unknown: {
    id: 'readings.proposals.unknown',
    defaultMessage: 'Aucun stade n’est noté. Choisissez celui de la culture :',
  },
  taken: { id: 'readings.proposals.taken', defaultMessage: 'Champs remplis. Vérifiez-les, puis enregistrez.' },
  undo: { id: 'readings.proposals.undo', defaultMessage: 'Revenir à ma saisie' },
});

export interface StageProposalsProps {
  /** The planting that the band is for. */
  planting: PlotCrop;
  /** The band's first day. The stage of that day is listed first. */
  date: string;
  onTake: (bands: StageBands) => void;
  /** Restores what a proposal replaced; undefined where nothing was replaced. */
  onUndo: (() => void) | undefined;
}

/**
 * The limits that a crop's stages propose for a band, each taken with one tap. The stage of the band's first day comes first; a crop
 * without a table of stages shows nothing.
 */
export function StageProposals({ planting, date, onTake, onUndo }: StageProposalsProps) {
  const intl = useIntl();
  const id = useId();
  const now = stageOn(planting, date);
  const proposals = stagesOfCrop(planting.cropName).flatMap((stage) => {
    const bands = bandsOfStage(planting.cropName, stage);
    return bands ? [{ stage, bands }] : [];
  });
  if (proposals.length === 0) return null;
  const own = proposals.find(({ stage }) => stage === now);
  return (
    <div role="group" aria-labelledby={id} className={styles.proposals}>
      <p id={id} className={styles.legend}>
        {intl.formatMessage(messages.title)}
      </p>
      {now && <StageSince crop={planting} stage={now} />}
      {own && (
        <Button full variant="primary" onPress={() => onTake(own.bands)}>
          {intl.formatMessage(messages.take, { stage: own.stage })}
        </Button>
      )}
      <p className={styles.none}>{intl.formatMessage(own ? messages.others : messages.unknown)}</p>
      <div className={styles.stages}>
        {proposals
          .filter((proposal) => proposal !== own)
          .map(({ stage, bands }) => (
            <Button key={stage} onPress={() => onTake(bands)}>
              {intl.formatMessage(stageNameMessages[stage])}
            </Button>
          ))}
      </div>
      <p className={styles.none} role="status">
        {intl.formatMessage(onUndo ? messages.taken : messages.source)}
      </p>
      {onUndo && (
        <Button variant="quiet" icon="undo" onPress={onUndo}>
          {intl.formatMessage(messages.undo)}
        </Button>
      )}
    </div>
  );
}
