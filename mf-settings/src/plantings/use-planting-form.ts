import { cropsOn } from '@seguia/shared/domain/bands';
import { checkNewPlanting } from '@seguia/shared/domain/plantings/planting-rules';
import { isSameName, tidyName } from '@seguia/shared/domain/plots/names';
import { newId } from '@seguia/shared/domain/uuid';
import {
  cropsAtom,
  cropTypesAtom,
  type Plot,
  type PlotCrop,
  type SheetForm,
  todayAtom,
  useIntl,
  useSheetForm,
} from '@seguia/shared/platform';
import { toast } from '@seguia/shared/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { nameProblemMessages } from '../set-up/set-up-messages.ts';
import { plantAtom } from './plant.ts';
import { plantingMessages, plantingProblemMessages } from './planting-messages.ts';

/** The choice of a variety that the farm does not have yet. */
export const otherVariety = 'other';

interface TypedPlanting {
  /** A variety's id, `otherVariety` for a new one, or null for none yet. */
  chosen: string | null;
  /** The names of a new variety and of its crop. */
  crop: string;
  variety: string;
  from: string | null;
  endsOthers: boolean;
}

export interface PlantingFormState extends SheetForm<TypedPlanting> {
  /** Whether the fields of a new variety are shown. */
  isNew: boolean;
  /** Whether something still grows where the new variety is planted. */
  hasStanding: boolean;
}

const problemMessages = {
  ...plantingProblemMessages,
  choose: plantingMessages.choose,
  name_missing: nameProblemMessages.name_missing,
};

interface PlantingFormProblem {
  field: string;
  code: keyof typeof problemMessages;
}

/** The plantings of a plot that grow on a day and have no end. */
const standingIn = ({ crops }: Plot, from: string | null): PlotCrop[] =>
  from ? cropsOn(crops, from).filter(({ to, from: first }) => to === null && first < from) : [];

/** The form that plants a variety in plots from a day on. The variety is one of the farm's or a new one. */
export function usePlantingForm(plots: readonly Plot[], onSaved: () => void): PlantingFormState {
  const intl = useIntl();
  const today = useAtomValue(todayAtom);
  const crops = useAtomValue(cropsAtom) ?? [];
  const allTypes = useAtomValue(cropTypesAtom);
  const types = (allTypes ?? []).filter(({ archived }) => !archived);
  const plant = useSetAtom(plantAtom);
  const [ids] = useState(() => ({ crop: newId(), type: newId() }));
  const isNewIn = ({ chosen }: TypedPlanting) =>
    chosen === otherVariety || (allTypes !== undefined && types.length === 0);

  const read = (typed: TypedPlanting) => {
    const { chosen, crop, variety, from } = typed;
    const isNew = isNewIn(typed);
    const cropNamed = crops.find(({ name }) => isSameName(name, crop));
    const typeNamed = types.find(({ name, cropId }) => cropId === cropNamed?.id && isSameName(name, variety));
    const id = isNew ? (typeNamed?.id ?? ids.type) : (chosen ?? '');
    const planted = plots.map((plot) => ({ plot, ending: typed.endsOthers ? standingIn(plot, from) : [] }));
    // Several plots: those that an earlier try has planted are as they should be.
    const isDone = (of: PlotCrop) => plots.length > 1 && of.from === from && of.to === null;
    const cropOf = cropNamed ? { id: cropNamed.id, name: null } : { id: ids.crop, name: tidyName(crop) };
    const made = isNew && !typeNamed ? { isNew: { name: tidyName(variety), crop: cropOf } } : {};
    const lacking = isNew ? (['crop', 'variety'] as const).filter((name) => tidyName(typed[name]) === '') : [];
    const ofDays = planted.flatMap(({ plot, ending }) =>
      checkNewPlanting(
        { from: from ?? '', to: null },
        plot.crops.filter((other) => other.cropTypeId === id && !ending.includes(other) && !isDone(other)),
      ),
    );
    const problems: PlantingFormProblem[] = [
      ...(!isNew && chosen === null ? [{ field: 'chosen', code: 'choose' } as const] : []),
      ...lacking.map((field) => ({ field, code: 'name_missing' as const })),
      ...ofDays.slice(0, 1).map(({ code }) => ({ field: 'from', code })),
    ];
    return { body: { plots: planted, from: from ?? '', variety: { id, ...made } }, problems };
  };
  const begun: TypedPlanting = { chosen: null, crop: '', variety: '', from: today, endsOthers: true };
  const form = useSheetForm({
    begun: { typed: begun, version: null },
    read,
    textOf: ({ code }) => intl.formatMessage(problemMessages[code]),
    send: (planting) => plant(planting),
    onSaved: () => {
      toast(intl.formatMessage(plantingMessages.saved), { kind: 'success' });
      onSaved();
    },
  });
  const hasStanding = plots.some((plot) => standingIn(plot, form.typed.from).length > 0);
  return { ...form, isNew: isNewIn(form.typed), hasStanding };
}
