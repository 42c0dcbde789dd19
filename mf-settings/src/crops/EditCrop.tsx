import { newId } from '@seguia/shared/domain/uuid';
import { type Crop, useIntl } from '@seguia/shared/platform';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { cropMessages } from './crop-messages.ts';
import { CropSheet } from './CropSheet.tsx';
import { saveCropAtom } from '../set-up/save-crop.ts';

export interface EditCropProps {
  /** Null makes a new one. */
  crop: Crop | null;
  crops: readonly Crop[];
  onClose: () => void;
}

/** Makes or changes a crop. */
export function EditCrop({ crop, crops, onClose }: EditCropProps) {
  const intl = useIntl();
  const save = useSetAtom(saveCropAtom);
  // The id is the same in each try: if an answer is lost, the next try must not make a second crop.
  const [id] = useState(() => crop?.id ?? newId());
  return (
    <CropSheet
      title={intl.formatMessage(crop ? cropMessages.editCrop : cropMessages.add)}
      current={crop && { version: crop.version ?? 1, name: crop.name, archived: crop.archived ?? false }}
      others={crops.filter((other) => other.id !== id).map(({ name }) => name)}
      save={(values, version) => save({ id, version, ...values })}
      onClose={onClose}
    />
  );
}
