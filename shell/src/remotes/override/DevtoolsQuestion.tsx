import { defineMessages, useIntl } from '@seguia/shared/start';
import { DeveloperQuestion } from './DeveloperQuestion.tsx';

const messages = defineMessages({
  title: { id: 'shell.devtools.title', defaultMessage: 'Montrer les parties aux outils de développement ?' },
  text: {
    id: 'shell.devtools.text',
    defaultMessage:
      'Dans cet onglet, l’extension Module Federation du navigateur verra chaque partie et pourra la remplacer. N’acceptez que si vous développez Seguia.',
  },
  show: { id: 'shell.devtools.show', defaultMessage: 'Montrer' },
});

/** Asks for consent before remotes are loaded in the way that federation's devtools read and change. */
export function DevtoolsQuestion({ answer }: { answer: (yes: boolean) => void }) {
  const intl = useIntl();
  return (
    <DeveloperQuestion
      title={intl.formatMessage(messages.title)}
      text={intl.formatMessage(messages.text)}
      confirm={intl.formatMessage(messages.show)}
      answer={answer}
    />
  );
}
