import { hasWaterDaysAtom, paths, useIntl, useNavigate } from '@seguia/shared/platform';
import { Banner } from '@seguia/shared/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { handedWaterAtom } from '../water-day/handed-water.ts';
import { waterMessages } from './import-messages.ts';

export interface WaterOfferProps {
  /** The water and light of the file, as text with tabs. */
  water: string;
  /** Whether its readings come first: the offer then only says what else is there. */
  isLater?: boolean;
}

/** Offers to import the water and light of a file without opening it again. */
export function WaterOffer({ water, isLater = false }: WaterOfferProps) {
  const intl = useIntl();
  const hasWaterDays = useAtomValue(hasWaterDaysAtom) !== false;
  const hand = useSetAtom(handedWaterAtom);
  const navigate = useNavigate();
  if (!hasWaterDays) return null;
  const onPress = () => {
    hand(water);
    void navigate(paths.water('import'));
  };
  const action = { label: intl.formatMessage(waterMessages.open), onPress };
  return (
    <Banner kind="info" action={isLater ? undefined : action}>
      {intl.formatMessage(isLater ? waterMessages.later : waterMessages.holds)}
    </Banner>
  );
}
