import type { Campaign, PlotCrop } from '@seguia/shared/platform';
import { FormattedMessage, paths, useIntl } from '@seguia/shared/platform';
import { EmptyState, List, Num, Row, Section } from '@seguia/shared/ui';
import { DateSpan } from '../facts/DateSpan.tsx';

interface PlotCropsProps {
  campaign: Campaign;
  plotId: string;
  crops: PlotCrop[];
}

/** The plantings of the plot during the campaign, each with a link to its own graphs. */
export function PlotCrops({ campaign, plotId, crops }: PlotCropsProps) {
  const intl = useIntl();
  const title = intl.formatMessage({ id: 'campaigns.crops.title', defaultMessage: 'Cultures et variétés' });
  return (
    <Section title={title}>
      {crops.length === 0 ? (
        <EmptyState
          title={intl.formatMessage({
            id: 'campaigns.crops.none',
            defaultMessage: 'Aucune culture notée pour cette parcelle.',
          })}
        />
      ) : (
        <List label={title}>
          {crops.map((crop) => (
            <Row
              key={`${crop.cropTypeId} ${crop.from}`}
              to={paths.campaignCropType(campaign.id, plotId, crop.cropTypeId)}
              title={
                <FormattedMessage
                  id="campaigns.crops.variety"
                  defaultMessage="{crop}, {variety}"
                  values={{ crop: crop.cropName, variety: crop.cropTypeName }}
                />
              }
              text={
                <Num>
                  <DateSpan from={crop.from} to={crop.to ?? campaign.endDate} />
                </Num>
              }
            />
          ))}
        </List>
      )}
    </Section>
  );
}
