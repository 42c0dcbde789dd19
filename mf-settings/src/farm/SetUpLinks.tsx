import { canAtom, capabilitiesAtom, defineMessages, paths, useCapability, useIntl } from '@seguia/shared/platform';
import { LinkButton } from '@seguia/shared/ui';
import { useAtomValue } from 'jotai';
import { setUpMessages } from '../set-up/set-up-messages.ts';

const messages = defineMessages({
  people: { id: 'settings.people.title', defaultMessage: 'Personnes' },
  log: { id: 'settings.log.title', defaultMessage: 'Journal de certification' },
});

/**
 * Links to the farm's plots, crops and people for people who may change them, to its meters for people who record, and to its log where the
 * data server has it.
 */
export function SetUpLinks() {
  const intl = useIntl();
  const can = useAtomValue(canAtom);
  const capabilities = useAtomValue(capabilitiesAtom);
  const hasMeters = useCapability('meters');
  const hasLog = useCapability('certification-log') === true;
  return (
    <>
      {capabilities.has('set-up') && can('plots.update') && (
        <LinkButton to="/app/farm/plots" icon="plot" full>
          {intl.formatMessage(setUpMessages.plots)}
        </LinkButton>
      )}
      {capabilities.has('set-up') && can('crops.update') && (
        <LinkButton to="/app/farm/crops" icon="drop" full>
          {intl.formatMessage(setUpMessages.crops)}
        </LinkButton>
      )}
      {hasMeters && can('fertirrigation.create') && (
        <LinkButton to={paths.meters()} icon="chart" full>
          {intl.formatMessage(setUpMessages.meters)}
        </LinkButton>
      )}
      {capabilities.has('people') && can('users.view') && (
        <LinkButton to="/app/farm/people" icon="person" full>
          {intl.formatMessage(messages.people)}
        </LinkButton>
      )}
      {hasLog && can('fertirrigation.view') && (
        <LinkButton to="/app/farm/log" icon="print" full>
          {intl.formatMessage(messages.log)}
        </LinkButton>
      )}
    </>
  );
}
