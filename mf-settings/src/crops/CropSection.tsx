import { type Crop, type CropType, useIntl } from '@seguia/shared/platform';
import { Button, List, Row, Section } from '@seguia/shared/ui';
import { cropMessages } from './crop-messages.ts';
import styles from './Crops.module.css';

export interface CropSectionProps {
  crop: Crop;
  types: readonly CropType[];
  /** Opens the sheet with this search in the address; undefined for people who may not change crops. */
  onOpen: ((search: Record<string, string>) => void) | undefined;
}

/** A crop with its varieties. */
export function CropSection({ crop, types, onOpen }: CropSectionProps) {
  const intl = useIntl();
  const archived = intl.formatMessage(cropMessages.archived);
  return (
    <Section
      title={crop.name}
      actions={
        <span className={styles.head}>
          {crop.archived && <span className={styles.none}>{archived}</span>}
          {onOpen && (
            <Button
              variant="quiet"
              icon="edit"
              label={`${intl.formatMessage(cropMessages.rename)} ${crop.name}`}
              onPress={() => onOpen({ crop: crop.id })}
            >
              {intl.formatMessage(cropMessages.rename)}
            </Button>
          )}
        </span>
      }
    >
      {types.length === 0 && <p className={styles.none}>{intl.formatMessage(cropMessages.noVariety)}</p>}
      {types.length > 0 && (
        <List label={intl.formatMessage(cropMessages.varieties, { crop: crop.name })}>
          {types.map((type) => (
            <Row
              key={type.id}
              title={type.name}
              end={type.archived ? <span className={styles.none}>{archived}</span> : undefined}
              onPress={onOpen && (() => onOpen({ variety: type.id }))}
              chevron={onOpen !== undefined}
            />
          ))}
        </List>
      )}
      {onOpen && !crop.archived && (
        <Button
          full
          icon="plus"
          label={`${intl.formatMessage(cropMessages.addVariety)} – ${crop.name}`}
          onPress={() => onOpen({ of: crop.id })}
        >
          {intl.formatMessage(cropMessages.addVariety)}
        </Button>
      )}
    </Section>
  );
}
