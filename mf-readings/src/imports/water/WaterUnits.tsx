import type { ImportAnswers } from '@seguia/shared/domain/imports/tables/import-answers';
import { noWaterAnswers } from '@seguia/shared/domain/water/water-answers';
import { possibleDensity, unitsOf } from '@seguia/shared/domain/water/water-units';
import type { WaterField } from '@seguia/shared/domain/water/water-quantities';
import { parseDecimal, useIntl } from '@seguia/shared/platform';
import { Button, TextField } from '@seguia/shared/ui';
import { Select } from '@seguia/shared/ui-dates';
import { useState } from 'react';
import { useWaterFormat } from '../../water-day/use-water-format.ts';
import { importMessages } from '../texts/import-messages.ts';
import { questionMessages } from '../texts/question-messages.ts';
import { fileWaterMessages } from './file-water-messages.ts';
import type { FileWater } from './file-water.ts';

export interface WaterUnitsProps {
  water: FileWater;
  answers: ImportAnswers;
  onAnswer: (more: Partial<ImportAnswers>) => void;
}

/** Values of a picker beside the units: nothing chosen yet, and a field that is left out. */
const open = '';
const left = '-';

/** Asks in which unit the file's water and light are, where its heads do not say it, and how many drippers water a square metre. */
export function WaterUnitQuestions({ water: { unitless, needsDensity }, answers, onAnswer }: WaterUnitsProps) {
  const given = answers.water ?? noWaterAnswers;
  return (
    <>
      {unitless.map((field) => (
        <UnitSelect key={field} field={field} value={open} answers={answers} onAnswer={onAnswer} />
      ))}
      {needsDensity && (
        <DensityQuestion
          onAnswer={(drippersPerSquareMetre) => onAnswer({ water: { ...given, drippersPerSquareMetre } })}
        />
      )}
    </>
  );
}

interface UnitSelectProps extends Pick<WaterUnitsProps, 'answers' | 'onAnswer'> {
  field: WaterField;
  /** The unit in which the field is read, or one of the other values of the picker. */
  value: string;
}

/** In which unit a field is read, or that it is left out. */
export function UnitSelect({ field, value, answers, onAnswer }: UnitSelectProps) {
  const intl = useIntl();
  const { label } = useWaterFormat();
  const given = answers.water ?? noWaterAnswers;
  return (
    <Select
      label={intl.formatMessage(fileWaterMessages.unit, { field: label(field) })}
      value={value}
      onChange={(chosen) => {
        const unit = chosen === left ? null : unitsOf(field).find((known) => known === chosen);
        if (unit !== undefined) onAnswer({ water: { ...given, units: { ...given.units, [field]: unit } } });
      }}
      options={[
        ...(value === open ? [{ id: open, label: intl.formatMessage(questionMessages.choose) }] : []),
        ...unitsOf(field).map((id) => ({ id, label: id })),
        { id: left, label: intl.formatMessage(questionMessages.leaveColumn) },
      ]}
    />
  );
}

function DensityQuestion({ onAnswer }: { onAnswer: (density: number) => void }) {
  const intl = useIntl();
  const [text, setText] = useState('');
  const parsed = parseDecimal(text);
  const { low, high } = possibleDensity;
  const typed = parsed.ok ? parsed.value : null;
  const density = typed !== null && typed >= low && typed <= high ? typed : null;
  return (
    <div>
      <TextField
        label={intl.formatMessage(fileWaterMessages.density)}
        inputMode="decimal"
        value={text}
        onChange={setText}
      />
      <Button full disabled={density === null} onPress={() => density !== null && onAnswer(density)}>
        {intl.formatMessage(importMessages.answer)}
      </Button>
    </div>
  );
}
