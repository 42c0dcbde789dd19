import { type Crop, type CropType, useIntl } from '@seguia/shared/platform';
import { useSetAtom } from 'jotai';
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
  return (
    <CropSheet
      title={intl.formatMessage(variety ? cropMessages.editVariety : cropMessages.addVariety)}
      current={variety}
      existing={types.filter((type) => type.cropId === crop.id)}
      save={(values) => save({ ...values, cropId: crop.id })}
      onClose={onClose}
    />
  );
}
