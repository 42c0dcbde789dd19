import {
  configAtom,
  FormattedMessage,
  paths,
  setServerAtom,
  useIntl,
  useNavigate,
  useSearchParams,
  Button,
  ConfirmDialog,
  Form,
} from '@seguia/shared/start';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { openOnlyFarmAtom } from '../init/open-only-farm.ts';
import { ScreenAction, InitPage } from '../init/InitPage.tsx';
import { LinkQuestion } from '../link/LinkQuestion.tsx';
import { serverIn } from '../link/known-server.ts';
import { WaitingHere } from '../init/WaitingHere.tsx';
import styles from './Server.module.css';
import { ServerFields } from './ServerFields.tsx';
import { TestResult } from './TestResult.tsx';
import { type ServerChoice, serverChoice } from './typed-server.ts';
import { typedAtom } from './typed.ts';
import { type TestState, useConnectionTest } from './use-connection-test.ts';

/** `/server`: the person types where the data server is, tests the connection, and uses it. A link may bring the address. */
export function Server() {
  const [search] = useSearchParams();
  return (
    <LinkQuestion server={serverIn(search.get('address'), window.location.protocol)}>
      <ServerForm />
    </LinkQuestion>
  );
}

function ServerForm() {
  const intl = useIntl();
  const navigate = useNavigate();
  const { domainSuffix } = useAtomValue(configAtom);
  const setServer = useSetAtom(setServerAtom);
  const [search] = useSearchParams();
  const [typedBefore, setTyped] = useAtom(typedAtom);
  const typed = typedBefore ?? { name: '', address: search.get('address') ?? '' };
  const openOnlyFarm = useSetAtom(openOnlyFarmAtom);
  const [wrong, setWrong] = useState<Extract<ServerChoice, { problem: unknown }> | null>(null);
  const [doubted, setDoubted] = useState<TestState | null>(null);
  const { result, test, forget } = useConnectionTest();

  const endpoint = (): string | null => {
    const choice = serverChoice(typed, { suffix: domainSuffix, pageProtocol: window.location.protocol });
    setWrong('problem' in choice ? choice : null);
    if ('endpoint' in choice) return choice.endpoint;
    forget();
    return null;
  };

  const adopt = async (address: string) => {
    setServer(address);
    setTyped(null);
    openOnlyFarm(search.has('address'));
    await navigate(paths.login(), { replace: true });
  };

  /** An untested server is tested first. A server that failed the test is used only if the person presses again. */
  const submit = async () => {
    const address = endpoint();
    if (address === null) return;
    const tested = result?.endpoint === address && result.state !== 'testing' ? result : await test(address);
    if (tested?.state === 'answers') await adopt(address);
    else setDoubted(tested);
  };

  /** Says what is wrong as the form's own button does. */
  const testTyped = () => {
    const address = endpoint();
    if (address !== null) void test(address);
    else document.querySelector('form')?.requestSubmit();
  };

  return (
    <InitPage
      title={intl.formatMessage({ id: 'auth.server.title', defaultMessage: 'Serveur de données' })}
      lead={intl.formatMessage({
        id: 'auth.server.lead',
        defaultMessage:
          'L’ordinateur où votre exploitation garde ses relevés. La personne qui a créé votre accès connaît son nom.',
      })}
      back={{ to: paths.start() }}
    >
      <WaitingHere />
      <Form onSubmit={submit}>
        <ServerFields
          typed={typed}
          wrong={wrong}
          onChange={(next) => {
            setTyped(next);
            setWrong(null);
          }}
        />
        <div className={styles.test}>
          <Button full icon="server" busy={result?.state === 'testing'} onPress={testTyped}>
            <FormattedMessage id="auth.server.test" defaultMessage="Tester la connexion" />
          </Button>
          <TestResult result={result} />
        </div>
        <ScreenAction>
          <Button type="submit" variant="primary" large full>
            <FormattedMessage id="auth.server.use" defaultMessage="Utiliser ce serveur" />
          </Button>
        </ScreenAction>
      </Form>
      {doubted && <UseAnyway result={doubted} onUse={adopt} onCancel={() => setDoubted(null)} />}
    </InitPage>
  );
}

interface UseAnywayProps {
  result: TestState;
  onUse: (endpoint: string) => Promise<void>;
  onCancel: () => void;
}

function UseAnyway({ result, onUse, onCancel }: UseAnywayProps) {
  const intl = useIntl();
  return (
    <ConfirmDialog
      title={intl.formatMessage({ id: 'auth.server.anyway.title', defaultMessage: 'Utiliser ce serveur quand même ?' })}
      text={intl.formatMessage({
        id: 'auth.server.anyway.text',
        defaultMessage: 'Vous ne pourrez vous connecter que lorsqu’il répondra.',
      })}
      confirm={intl.formatMessage({ id: 'auth.server.anyway.confirm', defaultMessage: 'Utiliser quand même' })}
      onConfirm={() => void onUse(result.endpoint)}
      onCancel={onCancel}
    />
  );
}
