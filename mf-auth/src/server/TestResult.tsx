import { shownName } from '@seguia/shared/domain/server-address';
import { FormattedMessage, Icon } from '@seguia/shared/start';
import { useEffect, useRef } from 'react';
import { useFailureText } from '../init/use-failure-text.ts';
import styles from './TestResult.module.css';
import type { TestState } from './use-connection-test.ts';

const icons = { testing: 'server', answers: 'check', failed: 'error' } as const;

/** The result of the test, beneath its button. The live region is always in the page, so that no screen reader misses it. */
export function TestResult({ result }: { result: TestState | null }) {
  const box = useRef<HTMLDivElement>(null);
  const state = result?.state;
  useEffect(() => {
    if (state) box.current?.scrollIntoView({ block: 'nearest' });
  }, [state]);
  return (
    <div ref={box} className={styles.result} data-state={state}>
      {result && <Icon name={icons[result.state]} size={20} />}
      <p role="status" className={styles.text}>
        {result && <ResultText result={result} />}
      </p>
    </div>
  );
}

function ResultText({ result }: { result: TestState }) {
  const failureText = useFailureText();
  const server = shownName(result.endpoint);
  if (result.state === 'failed') return failureText(result.failure, server);
  if (result.state === 'testing')
    return (
      <FormattedMessage id="auth.server.testing" defaultMessage="Essai de {address}" values={{ address: server }} />
    );
  const { name, version } = result;
  if (version === '')
    return <FormattedMessage id="auth.server.answersUnversioned" defaultMessage="{name} répond." values={{ name }} />;
  return (
    <FormattedMessage
      id="auth.server.answers"
      defaultMessage="{name} répond, version {version}."
      values={{ name, version: <bdi key="version">{version}</bdi> }}
    />
  );
}
