import type { Plot } from '@seguia/shared/platform';
import type { ImportAnswers } from '@seguia/shared/domain/imports/tables/import-answers';
import { DoubtGroups } from './DoubtGroups.tsx';
import { ImportCounts } from './ImportCounts.tsx';
import { ImportFoot } from './ImportFoot.tsx';
import { ImportQuestions } from './ImportQuestions.tsx';
import { ImportSettings } from './ImportSettings.tsx';
import { ListedLines } from './ListedLines.tsx';
import { MissingMeters } from './MissingMeters.tsx';
import { MissingPlots } from './MissingPlots.tsx';
import { RecipeOffer } from './grid/RecipeOffer.tsx';
import { UnreadSheets } from './grid/UnreadSheets.tsx';
import { holdsReadings } from './sheet/holds-readings.ts';
import { WaterOffer } from './WaterOffer.tsx';
import type { useSending } from './sending/use-sending.ts';
import type { OpenSheet } from './sheet/use-sheet.ts';

export interface SheetStepsProps {
  sheet: OpenSheet;
  plots: readonly Plot[];
  /** How many rows have been read; null while nothing is being read. */
  progress: number | null;
  sending: ReturnType<typeof useSending>;
  onAnswer: (answers: ImportAnswers) => Promise<void>;
  onClose: () => void;
}

/** The steps from an opened file to its import: what it holds, what it leaves open, what is in doubt, and the button that sends it. */
export function SheetSteps({ sheet, plots, progress, sending, onAnswer, onClose }: SheetStepsProps) {
  return (
    <>
      <ImportCounts view={sheet.view} name={sheet.file.name} />
      <RecipeOffer
        key={sheet.file.name}
        name={sheet.file.name}
        view={sheet.view}
        answers={sheet.answers}
        isSending={sending.state === 'sending'}
        onAnswer={(answers) => void onAnswer(answers)}
      />
      {sheet.view.water !== null && <WaterOffer water={sheet.view.water} isLater={holdsReadings(sheet.view)} />}
      <UnreadSheets view={sheet.view} />
      <MissingPlots sheet={sheet} onAnswer={(answers) => void onAnswer(answers)} />
      <MissingMeters sheet={sheet} onAnswer={(answers) => void onAnswer(answers)} />
      <ImportQuestions sheet={sheet} plots={plots} onAnswer={(answers) => void onAnswer(answers)} />
      <ImportSettings sheet={sheet} onAnswer={(answers) => void onAnswer(answers)} />
      <DoubtGroups sheet={sheet} onAnswer={(answers) => void onAnswer(answers)} />
      <ListedLines view={sheet.view} />
      <ImportFoot sheet={sheet} progress={progress} sending={sending} onClose={onClose} />
    </>
  );
}
