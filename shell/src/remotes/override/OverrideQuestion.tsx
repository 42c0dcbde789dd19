import { defineMessages, isolate, useIntl } from '@seguia/shared/start';
import { DeveloperQuestion } from './DeveloperQuestion.tsx';
import type { Override } from './override.ts';

const messages = defineMessages({
  title: { id: 'shell.override.title', defaultMessage: 'Charger une partie en développement ?' },
  text: {
    id: 'shell.override.text',
    defaultMessage: '{name} viendrait de {origin} et aurait accès à votre session. N’acceptez que si c’est la vôtre.',
  },
  load: { id: 'shell.override.load', defaultMessage: 'Charger' },
});

interface OverrideQuestionProps {
  override: Override;
  answer: (yes: boolean) => void;
}

/** Asks for consent before a remote from elsewhere runs beside the session. */
export function OverrideQuestion({ override: { name, origin }, answer }: OverrideQuestionProps) {
  const intl = useIntl();
  return (
    <DeveloperQuestion
      title={intl.formatMessage(messages.title)}
      text={intl.formatMessage(messages.text, { name: isolate(name), origin: isolate(origin) })}
      confirm={intl.formatMessage(messages.load)}
      answer={answer}
    />
  );
}
