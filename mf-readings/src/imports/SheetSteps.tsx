import { type Plot, useIntl, useUnsavedGuard } from '@seguia/shared/platform';
import type { ImportAnswers } from '@seguia/shared/domain/imports/tables/import-answers';
import { noWaterAnswers } from '@seguia/shared/domain/water/water-answers';
import { Switch, UnsavedDialog } from '@seguia/shared/ui';
import { useState } from 'react';
import { DoubtGroups } from './DoubtGroups.tsx';
import { ImportCounts } from './ImportCounts.tsx';
import { ImportFoot } from './ImportFoot.tsx';
import { ImportQuestions } from './questions/ImportQuestions.tsx';
import { ImportSettings } from './ImportSettings.tsx';
import { importMessages } from './texts/import-messages.ts';
import { ListedLines } from './ListedLines.tsx';
import { MissingMeters } from './missing/MissingMeters.tsx';
import { MissingVarieties } from './missing/MissingVarieties.tsx';
import { MissingPlots } from './missing/MissingPlots.tsx';
import { RecipeOffer } from './grid/RecipeOffer.tsx';
import { UnreadSheets } from './grid/UnreadSheets.tsx';
import type { useSending } from './sending/use-sending.ts';
import type { Answer } from './sheet/answer.ts';
import { holdsReadings } from './sheet/holds-readings.ts';
import { withWaterQuestions } from './water/with-water-questions.ts';
import type { OpenSheet } from './sheet/use-sheet.ts';
import { useSteady } from './use-steady.ts';
import { useFileWater } from './water/use-file-water.ts';
import { WaterPreview } from './water/WaterPreview.tsx';
import styles from './styles/Imports.module.css';

export interface SheetStepsProps {
  sheet: OpenSheet;
  plots: readonly Plot[];
  /** Whether this person may import readings, and the data server can; water and light need no such right. */
  mayImportReadings: boolean;
  /** Whether the file's rows are being read. */
  isReading: boolean;
  sending: ReturnType<typeof useSending>;
  onAnswer: (answers: ImportAnswers) => Promise<void>;
  onClose: () => void;
}

/** The steps from an opened file to its import: what it holds, what it leaves open, what is in doubt, and the button that sends it. */
export function SheetSteps(props: SheetStepsProps) {
  const { sheet: opened, plots, mayImportReadings, isReading, sending, onAnswer, onClose } = props;
  const intl = useIntl();
  const [wanted, setWanted] = useState({ readings: true, water: true });
  const found = useFileWater(opened, plots);
  const holds = holdsReadings(opened.view);
  const hasBoth = holds && found !== null && mayImportReadings;
  const water = !hasBoth || wanted.water ? found : null;
  const sheet = withWaterQuestions(opened, mayImportReadings && (!hasBoth || wanted.readings), water);
  const { counts, questions } = sheet.view;
  const isUnsaved = counts.ready + counts.doubtful + questions.length + (water?.days.length ?? 0) > 0;
  useUnsavedGuard(isUnsaved);
  const { answers } = sheet;
  const answer = (more: ImportAnswers) => void onAnswer(more);
  const change = useSteady<Parameters<Answer>>((more) => answer({ ...answers, ...more(answers) }));
  return (
    <>
      {hasBoth && (
        <div>
          {(['readings', 'water'] as const).map((part) => (
            <Switch
              key={part}
              label={intl.formatMessage(part === 'water' ? importMessages.takeWater : importMessages.takeReadings)}
              checked={wanted[part]}
              onChange={(checked) => setWanted({ ...wanted, [part]: checked })}
            />
          ))}
        </div>
      )}
      {holds && !mayImportReadings && <p className={styles.small}>{intl.formatMessage(importMessages.mayNot)}</p>}
      <ImportCounts view={sheet.view} name={sheet.file.name} isWaterAlone={!holds && water !== null} />
      <RecipeOffer
        key={sheet.file.name}
        name={sheet.file.name}
        view={sheet.view}
        answers={answers}
        isSending={sending.state === 'sending'}
        onAnswer={answer}
      />
      <UnreadSheets view={sheet.view} />
      <MissingPlots sheet={sheet} onAnswer={change} />
      <MissingMeters sheet={sheet} onAnswer={change} />
      <MissingVarieties sheet={sheet} plots={plots} />
      <ImportQuestions sheet={sheet} water={water} plots={plots} onAnswer={change} />
      <ImportSettings sheet={sheet} water={water} onAnswer={answer} />
      <DoubtGroups sheet={sheet} onAnswer={answer} />
      {water && (
        <WaterPreview
          water={water}
          plots={plots}
          takeUnusual={answers.water?.takeUnusual ?? false}
          onTakeUnusual={(takeUnusual) =>
            answer({ ...answers, water: { ...(answers.water ?? noWaterAnswers), takeUnusual } })
          }
        />
      )}
      {(holds || !water) && <ListedLines view={sheet.view} />}
      <ImportFoot sheet={sheet} water={water} isReading={isReading} sending={sending} onClose={onClose} />
      <UnsavedDialog isDirty={() => isUnsaved && sending.state !== 'sending'} />
    </>
  );
}
