import type { CampaignCrop } from '@seguia/shared/domain/agronomy/campaign-crops';
import { isolate, useIntl } from '@seguia/shared/platform';
import { Chip } from '@seguia/shared/ui';
import styles from './CropChoice.module.css';

interface CropChoiceProps {
  crops: CampaignCrop[];
  crop: CampaignCrop;
  onChange: (cropId: string) => void;
}

/** Chooses the crop of a mixed campaign that graphs and figures are about. Crops are fed differently, and are never pooled. */
export function CropChoice({ crops, crop, onChange }: CropChoiceProps) {
  const intl = useIntl();
  const label = intl.formatMessage({ id: 'campaigns.crops.choice', defaultMessage: 'Culture' });
  return (
    <div role="group" aria-label={label} className={styles.crops}>
      {crops.map(({ id, name }) => (
        <Chip key={id} pressed={id === crop.id} onPress={() => onChange(id)}>
          {isolate(name)}
        </Chip>
      ))}
    </div>
  );
}
