import { syncStatusAtom } from '@seguia/shared/platform';
import { Banner, defineMessages, paths, useIntl, useNavigate } from '@seguia/shared/start';
import { useAtomValue } from 'jotai';

const messages = defineMessages({
  closed: {
    id: 'shell.closedFarm.text',
    defaultMessage: 'Votre compte n’a plus accès à cette exploitation. Ce qui n’est pas envoyé reste sur cet appareil.',
  },
  choose: { id: 'shell.closedFarm.choose', defaultMessage: 'Choisir une exploitation' },
});

/**
 * Says that this account has lost the chosen farm, and sees only what the device has of it. It disappears by itself when the account has
 * the farm again.
 */
export function ClosedFarm() {
  const intl = useIntl();
  const navigate = useNavigate();
  const { farmClosed } = useAtomValue(syncStatusAtom);
  if (!farmClosed) return null;
  const choose = { label: intl.formatMessage(messages.choose), onPress: () => void navigate(paths.farmers()) };
  return (
    <Banner kind="warn" action={choose}>
      {intl.formatMessage(messages.closed)}
    </Banner>
  );
}
