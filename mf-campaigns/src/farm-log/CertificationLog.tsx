import { canAtom, defineMessages, paths, plotsAtom, todayAtom, useCapability, useIntl } from '@seguia/shared/platform';
import { addDays } from '@seguia/shared/domain/farm-time';
import { EmptyState, Page } from '@seguia/shared/ui';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { certificationMessages } from './certification-messages.ts';
import { LogForm } from './LogForm.tsx';
import { LogResult } from './LogResult.tsx';
import type { LogRequest } from './load-log.ts';
import { useLog } from './use-log.ts';

const messages = defineMessages({
  missing: {
    id: 'campaigns.certification.missing',
    defaultMessage: 'Ce serveur ne le propose pas encore. Demandez une mise à jour.',
  },
  forbidden: {
    id: 'campaigns.certification.forbidden',
    defaultMessage: 'Votre rôle ne permet pas de voir les relevés.',
  },
});

/** `/app/farm/log`: the certification log of a period, on paper and as a spreadsheet. */
export function CertificationLog() {
  const intl = useIntl();
  const can = useAtomValue(canAtom);
  const serverCan = useCapability('certification-log') !== false;
  const refusal = can('fertirrigation.view') ? (serverCan ? null : messages.missing) : messages.forbidden;
  return (
    <Page title={intl.formatMessage(certificationMessages.title)} back={{ to: paths.today() }} width="form">
      {refusal ? <EmptyState title={intl.formatMessage(refusal)} /> : <LogOfPeriod />}
    </Page>
  );
}

/** The number of days that the form proposes: about a month. */
const usualDays = 30;

function LogOfPeriod() {
  const today = useAtomValue(todayAtom);
  const plots = useAtomValue(plotsAtom) ?? [];
  const [request, setRequest] = useState<LogRequest>({ from: addDays(today, 1 - usualDays), to: today, plotId: null });
  const { state, prepare, forget } = useLog();
  const change = (next: LogRequest) => {
    forget();
    setRequest(next);
  };
  const begin = () => void prepare(request);
  return (
    <>
      <LogForm
        request={request}
        today={today}
        plots={plots}
        onChange={change}
        onPrepare={state.kind === 'none' ? begin : undefined}
      />
      <LogResult state={state} plot={plots.find(({ id }) => id === request.plotId)} onRetry={begin} onCancel={forget} />
    </>
  );
}
