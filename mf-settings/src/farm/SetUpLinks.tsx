import { canAtom, capabilitiesAtom, useIntl } from '@seguia/shared/platform';
import { LinkButton } from '@seguia/shared/ui';
import { useAtomValue } from 'jotai';
import { setUpMessages } from '../set-up/set-up-messages.ts';

/** The ways to the farm's plots and crops, for who may change them, where the data server can. */
export function SetUpLinks() {
  const intl = useIntl();
  const can = useAtomValue(canAtom);
  if (!useAtomValue(capabilitiesAtom).has('set-up')) return null;
  return (
    <>
      {can('plots.update') && (
        <LinkButton to="/app/farm/plots" icon="plot" full>
          {intl.formatMessage(setUpMessages.plots)}
        </LinkButton>
      )}
      {can('crops.update') && (
        <LinkButton to="/app/farm/crops" icon="drop" full>
          {intl.formatMessage(setUpMessages.crops)}
        </LinkButton>
      )}
    </>
  );
}
