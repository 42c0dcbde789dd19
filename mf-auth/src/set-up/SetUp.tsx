import { shownName } from '@seguia/shared/domain/server-address';
import {
  call,
  defineMessages,
  isolate,
  openClient,
  useIntl,
  useLocation,
  useUnsavedGuard,
} from '@seguia/shared/platform';
import { Banner, Button, Form, isolated, Section, UnsavedDialog } from '@seguia/shared/ui';
import { useRef, useState } from 'react';
import {
  type AccountForm,
  type AccountProblem,
  type AccountProblems,
  checkAccount,
  refusedFields,
} from '../account/account-form.ts';
import { AccountFields } from '../account/AccountFields.tsx';
import { focusFirstWrong } from '../account/first-wrong-field.ts';
import { InitPage, ScreenAction } from '../init/InitPage.tsx';
import { screenSignal } from '../init/problem.ts';
import { useFailureText } from '../init/use-failure-text.ts';
import { LinkQuestion } from '../link/LinkQuestion.tsx';
import { invitationLink, type InvitationLink } from '../link/invitation-link.ts';
import { useEntry } from '../link/use-entry.ts';
import { type FarmForm, FarmFields } from './FarmFields.tsx';
import { NoSetUp } from './NoSetUp.tsx';
import styles from './SetUp.module.css';
import { ownZone } from './time-zones.ts';

const messages = defineMessages({
  title: { id: 'auth.setUp.title', defaultMessage: 'Première exploitation' },
  lead: {
    id: 'auth.setUp.lead',
    defaultMessage: 'Le serveur {server} est neuf. Vous en serez le responsable.',
  },
  farm: { id: 'auth.setUp.farm', defaultMessage: 'Exploitation' },
  account: { id: 'auth.setUp.account', defaultMessage: 'Votre compte' },
  submit: { id: 'auth.setUp.submit', defaultMessage: 'Créer l’exploitation' },
});

type Problems = AccountProblems & Partial<Record<keyof FarmForm, AccountProblem>>;

/** The contract's names of the form's fields. */
const wireFields = {
  farm_name: 'name',
  farm_place: 'place',
  time_zone: 'zone',
  email: 'email',
  password: 'password',
  firstname: 'firstname',
  lastname: 'lastname',
} as const;

/** `/set-up?server=…#token`: the address that a fresh server prints. It creates the first farm and its manager's account. */
export function SetUp() {
  const link = invitationLink(useLocation(), window.location.protocol);
  if (!link) return <NoSetUp />;
  return (
    <LinkQuestion server={link.server}>
      <FirstFarm link={link} />
    </LinkQuestion>
  );
}

function FirstFarm({ link }: { link: InvitationLink }) {
  const intl = useIntl();
  const failureText = useFailureText();
  const [farm, setFarm] = useState<FarmForm>({ name: '', place: '', zone: ownZone() });
  const [account, setAccount] = useState<AccountForm>({ firstname: '', lastname: '', email: '', password: '' });
  const [problems, setProblems] = useState<Problems>({});
  const { busy, failure, isSent, enter } = useEntry();
  const isTyped = [farm.name, farm.place, ...Object.values(account)].some((text) => text !== '');
  useUnsavedGuard(isTyped);
  const fields = useRef<HTMLDivElement>(null);

  const refuse = (found: Problems) => {
    setProblems(found);
    const isWrong = Object.keys(found).length > 0;
    if (isWrong) focusFirstWrong(fields.current);
    return isWrong;
  };
  const submit = async () => {
    const ofFarm: Problems = {
      ...(farm.name.trim() === '' ? { name: 'empty' } : {}),
      ...(farm.zone === null ? { zone: 'zone' } : {}),
    };
    if (busy || refuse({ ...ofFarm, ...checkAccount(account, true) })) return;
    const { email, password, firstname, lastname } = account;
    const place = farm.place.trim() || null;
    const ofBody = { farm_name: farm.name, farm_place: place, time_zone: farm.zone ?? '' };
    const body = { token: link.token, ...ofBody, email: email.trim(), firstname, lastname, password };
    await enter({
      server: link.server,
      credentials: { email, password },
      send: async () =>
        (await call(openClient(link.server).POST('/set-up', { body, signal: screenSignal() }))).farmer_id,
      refuse: (error) => refuse(refusedFields(error, wireFields)),
    });
  };

  if (failure === 'gone') return <NoSetUp />;
  const server = shownName(link.server);
  return (
    <InitPage title={intl.formatMessage(messages.title)}>
      <p>{isolated(intl.formatMessage(messages.lead, { server: isolate(server) }))}</p>
      <Form onSubmit={() => void submit()}>
        <div className={styles.content} ref={fields}>
          {failure && <Banner kind="error">{failureText(failure, server)}</Banner>}
          <Section title={intl.formatMessage(messages.farm)}>
            <FarmFields
              farm={farm}
              problems={problems}
              onChange={(change) => {
                setFarm({ ...farm, ...change });
                setProblems({ ...problems, ...Object.fromEntries(Object.keys(change).map((key) => [key, undefined])) });
              }}
            />
          </Section>
          <Section title={intl.formatMessage(messages.account)}>
            <AccountFields
              form={account}
              problems={problems}
              isNew
              onChange={(field, value) => {
                setAccount({ ...account, [field]: value });
                setProblems({ ...problems, [field]: undefined });
              }}
            />
          </Section>
        </div>
        <ScreenAction>
          <Button type="submit" variant="primary" large full busy={busy}>
            {intl.formatMessage(messages.submit)}
          </Button>
        </ScreenAction>
      </Form>
      <UnsavedDialog isDirty={() => isTyped && !isSent()} />
    </InitPage>
  );
}
