import { defineMessages, isolate, useIntl } from '@seguia/shared/start';
import { DeveloperQuestion } from './DeveloperQuestion.tsx';

const messages = defineMessages({
  title: { id: 'shell.preview.title', defaultMessage: 'Ouvrir un aperçu ?' },
  text: {
    id: 'shell.preview.text',
    defaultMessage:
      'L’aperçu {name} montre des parties qui ne sont pas publiées. Elles auraient accès à votre session et à vos données. N’acceptez que si votre équipe vous l’a demandé.',
  },
  open: { id: 'shell.preview.open', defaultMessage: 'Ouvrir' },
});

/** Asks for consent before the code of a preview runs beside the session. */
export function PreviewQuestion({ name, answer }: { name: string; answer: (yes: boolean) => void }) {
  const intl = useIntl();
  return (
    <DeveloperQuestion
      title={intl.formatMessage(messages.title)}
      text={intl.formatMessage(messages.text, { name: isolate(name) })}
      confirm={intl.formatMessage(messages.open)}
      answer={answer}
    />
  );
}
