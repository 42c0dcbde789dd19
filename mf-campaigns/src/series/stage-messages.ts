import type { Stage } from '@seguia/shared/domain/plantings/stages';
import { defineMessages, type IntlShape, type MessageDescriptor } from '@seguia/shared/platform';

const messages: Record<Stage, MessageDescriptor> = defineMessages({
  planted: { id: 'campaigns.stage.planted', defaultMessage: 'plantation' },
  firstFlower: { id: 'campaigns.stage.firstFlower', defaultMessage: 'première floraison' },
  firstHarvest: { id: 'campaigns.stage.firstHarvest', defaultMessage: 'première récolte' },
  topped: { id: 'campaigns.stage.topped', defaultMessage: 'étêtage' },
});

/** The stage of a planting, by the event that began it. */
export function formatStage(intl: IntlShape, stage: Stage): string {
  return intl.formatMessage(messages[stage]);
}
