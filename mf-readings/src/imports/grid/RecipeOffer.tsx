import { importRecipesAtom, isolate, type SheetView, useIntl } from '@seguia/shared/platform';
import { answersOf, layoutText, recipeOf } from '@seguia/shared/domain/imports/recipe';
import { type ImportAnswers, noAnswers } from '@seguia/shared/domain/imports/tables/import-answers';
import { Banner, Button } from '@seguia/shared/ui';
import { useAtom } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { recipeMessages } from './grid-messages.ts';
import styles from './GridTable.module.css';

/** How many layouts a farm's device remembers; the oldest are forgotten. */
const most = 40;

interface RecipeOfferProps {
  /** The file's name. */
  name: string;
  view: SheetView;
  answers: ImportAnswers;
  /** Whether the file is being sent: then its answers are remembered. */
  isSending: boolean;
  onAnswer: (answers: ImportAnswers) => void;
}

/** Offers what was answered about an earlier file with the same heads, and remembers the answers of this one once it is sent. */
export function RecipeOffer({ name, view, answers, isSending, onAnswer }: RecipeOfferProps) {
  const intl = useIntl();
  const [recipes, setRecipes] = useAtom(importRecipesAtom);
  const [taken, setTaken] = useState<string | null>(null);
  const layout = layoutText(view.grids);
  const names = view.grids.map(({ sheet }) => sheet);
  const known = recipes[layout];
  const remember = useEffectEvent(() => {
    const recipe = recipeOf(answers, name, names);
    if (!recipe) return;
    const others = Object.entries(recipes).filter(([text]) => text !== layout);
    setRecipes(Object.fromEntries([...others.slice(1 - most), [layout, recipe]]));
  });
  useEffect(() => {
    if (isSending) remember();
  }, [isSending]);
  if (taken !== null)
    return (
      <Banner
        kind="info"
        action={{
          label: intl.formatMessage(recipeMessages.undo),
          onPress: () => {
            setTaken(null);
            onAnswer(noAnswers);
          },
        }}
      >
        {intl.formatMessage(recipeMessages.taken, { file: isolate(taken) })}
      </Banner>
    );
  if (!known || view.questions.length === 0) return null;
  const forget = () => setRecipes(Object.fromEntries(Object.entries(recipes).filter(([text]) => text !== layout)));
  return (
    <div className={styles.group}>
      <Banner
        kind="info"
        action={{
          label: intl.formatMessage(recipeMessages.take),
          onPress: () => {
            setTaken(known.file);
            onAnswer(answersOf(known, names));
          },
        }}
      >
        {intl.formatMessage(recipeMessages.offer, { file: isolate(known.file) })}
      </Banner>
      <Button onPress={forget}>{intl.formatMessage(recipeMessages.forget)}</Button>
    </div>
  );
}
