import { type Crop, useIntl } from '@seguia/shared/platform';
import { useSetAtom } from 'jotai';
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
  const title = intl.formatMessage(crop ? cropMessages.editCrop : cropMessages.add);
  return <CropSheet title={title} current={crop} existing={crops} save={useSetAtom(saveCropAtom)} onClose={onClose} />;
}
