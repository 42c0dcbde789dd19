import { defineMessages, useIntl, Loader } from '@seguia/shared/start';

const messages = defineMessages({
  what: { id: 'shell.home.what', defaultMessage: 'EC et pH de l’irrigation, relevés au bord de la parcelle.' },
});

/** The home page, which is shown while the app starts: the name, what it is, and the loader. */
export function Starting() {
  const intl = useIntl();
  return <Loader full label={`Seguia – ${intl.formatMessage(messages.what)}`} />;
}
