import type { StageBands } from '@seguia/shared/domain/plantings/stage-bands';
import { targetFields } from '@seguia/shared/domain/plantings/target-fields';
import { type PlotCrop, useFormat } from '@seguia/shared/platform';
import { useState } from 'react';
import { type TypedLimits, withProposed } from './band-form.ts';
import { LimitFields } from './LimitFields.tsx';
import { StageProposals } from './StageProposals.tsx';

export interface BandLimitsProps {
  limits: TypedLimits;
  onChange: (limits: TypedLimits) => void;
  errorOf: (field: string) => string | undefined;
  /** The planting that the band is for; its stage on `date`, the band's first day, proposes limits. Undefined where nothing is planted. */
  planting: PlotCrop | undefined;
  date: string;
}

/** The limits of a band, typed or taken from a stage's proposal. A proposal can be undone until the next edit. */
export function BandLimits({ limits, onChange, errorOf, planting, date }: BandLimitsProps) {
  const format = useFormat();
  const [replaced, setReplaced] = useState<TypedLimits | null>(null);
  const take = (bands: StageBands) => {
    setReplaced(replaced ?? limits);
    onChange(withProposed(limits, bands, format));
  };
  const undo = () => {
    if (replaced) onChange(replaced);
    setReplaced(null);
  };
  return (
    <>
      {planting && (
        <StageProposals planting={planting} date={date} onTake={take} onUndo={replaced ? undo : undefined} />
      )}
      {targetFields.map((field) => (
        <LimitFields
          key={field}
          measure={field}
          limits={limits[field]}
          onChange={(own) => {
            setReplaced(null);
            onChange({ ...limits, [field]: own });
          }}
          errorOf={errorOf}
        />
      ))}
    </>
  );
}
