import { newId } from '@seguia/shared/domain/uuid';
import { type Crop, type CropType, useIntl } from '@seguia/shared/platform';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { cropMessages } from './crop-messages.ts';
import { CropSheet } from './CropSheet.tsx';
import { saveCropTypeAtom } from '../set-up/save-crop.ts';

export interface EditVarietyProps {
  crop: Crop;
  /** Null makes a new one. */
  variety: CropType | null;
  types: readonly CropType[];
  onClose: () => void;
}

/** Makes or changes a variety of a crop. */
export function EditVariety({ crop, variety, types, onClose }: EditVarietyProps) {
  const intl = useIntl();
  const save = useSetAtom(saveCropTypeAtom);
  // The id is the same in each try: if an answer is lost, the next try must not make a second variety.
  const [id] = useState(() => variety?.id ?? newId());
  const others = types.filter((other) => other.cropId === crop.id && other.id !== id).map(({ name }) => name);
  return (
    <CropSheet
      title={intl.formatMessage(variety ? cropMessages.editVariety : cropMessages.addVariety)}
      current={variety && { version: variety.version ?? 1, name: variety.name, archived: variety.archived ?? false }}
      others={others}
      save={(values, version) => save({ id, version, cropId: crop.id, ...values })}
      onClose={onClose}
    />
  );
}
