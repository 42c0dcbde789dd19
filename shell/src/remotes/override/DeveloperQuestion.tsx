import { ConfirmDialog, Loader } from '@seguia/shared/start';

interface DeveloperQuestionProps {
  title: string;
  text: string;
  confirm: string;
  answer: (yes: boolean) => void;
}

/** Asks, before the app starts, for consent to what the address asks for on a developer's behalf. */
export function DeveloperQuestion({ answer, ...words }: DeveloperQuestionProps) {
  return (
    <>
      <Loader full label="Seguia" />
      <ConfirmDialog danger {...words} onConfirm={() => answer(true)} onCancel={() => answer(false)} />
    </>
  );
}
