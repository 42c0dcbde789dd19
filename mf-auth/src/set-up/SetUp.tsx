import { tidyName } from '@seguia/shared/domain/plots/names';
import { shownName } from '@seguia/shared/domain/server-address';
import {
  call,
  defineMessages,
  isolate,
  openClient,
  useIntl,
  problemsOf,
  useLocation,
  useSheetForm,
} from '@seguia/shared/platform';
import { Banner, Button, isolated, LogOut, Section, SheetForm } from '@seguia/shared/ui';
import {
  type AccountForm,
  type AccountProblem,
  checkAccount,
  emptyAccount,
  refusedFields,
} from '../account/account-form.ts';
import { accountProblemText } from '../account/account-problem-messages.ts';
import { AccountFields } from '../account/AccountFields.tsx';
import { InitPage, ScreenAction } from '../init/InitPage.tsx';
import { callFailureOf, screenSignal } from '../init/problem.ts';
import { useFailureText } from '../init/use-failure-text.ts';
import { Elsewhere } from '../link/Elsewhere.tsx';
import { LinkQuestion } from '../link/LinkQuestion.tsx';
import { invitationLink, type InvitationLink } from '../link/invitation-link.ts';
import { useEntry } from '../link/use-entry.ts';
import { useOwn } from '../link/use-own.ts';
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

type Typed = FarmForm & AccountForm;

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
  const { enter, isDone, isSent } = useEntry();
  const own = useOwn();
  const begun: Typed = { name: '', place: '', zone: ownZone(), ...emptyAccount };
  const form = useSheetForm({
    begun: { typed: begun, version: null },
    checks: 'onSubmit',
    isTyped: ({ zone: _zone, ...texts }) => Object.values(texts).some((text) => text !== ''),
    read(typed) {
      const problems = {
        ...(tidyName(typed.name) === '' ? { name: 'empty' as const } : {}),
        ...(typed.zone === null ? { zone: 'zone' as const } : {}),
        ...checkAccount(typed, true),
      };
      return { body: typed, problems: problemsOf<keyof Typed, AccountProblem>(problems) };
    },
    textOf: ({ code }) => accountProblemText(intl, code),
    send({ name, place, zone, email, password, firstname, lastname }) {
      const ofFarm = { farm_name: tidyName(name), farm_place: tidyName(place) || null, time_zone: zone ?? '' };
      const names = { firstname: tidyName(firstname), lastname: tidyName(lastname) };
      const body = { token: link.token, ...ofFarm, email: email.trim(), ...names, password };
      return enter({
        server: link.server,
        credentials: { email, password },
        send: async () =>
          (await call(openClient(link.server).POST('/set-up', { body, signal: screenSignal() }))).farmer_id,
      });
    },
    refused: (error) => (isDone() ? [] : problemsOf(refusedFields(error, wireFields))),
    onSaved: () => undefined,
  });

  const { failure } = form;
  if (failure?.status === 404 && !isDone()) return <NoSetUp />;
  const server = shownName(link.server);
  // The first manager logs in here, which would end the other session without a word about what it has not sent.
  if (own && own.server !== link.server)
    return (
      <InitPage title={intl.formatMessage(messages.title)}>
        <div className={styles.content}>
          <p>
            <Elsewhere own={own} />
          </p>
          <LogOut variant="quiet" />
        </div>
      </InitPage>
    );
  return (
    <InitPage title={intl.formatMessage(messages.title)}>
      <p>{isolated(intl.formatMessage(messages.lead, { server: isolate(server) }))}</p>
      <SheetForm form={{ ...form, wouldLose: () => form.wouldLose() && !isSent() }}>
        <div className={styles.content}>
          {failure && <Banner kind="error">{failureText(callFailureOf(failure), server)}</Banner>}
          <Section title={intl.formatMessage(messages.farm)}>
            <FarmFields form={form} />
          </Section>
          <Section title={intl.formatMessage(messages.account)}>
            <AccountFields form={form} isNew />
          </Section>
        </div>
        <ScreenAction>
          <Button type="submit" variant="primary" large full busy={form.busy}>
            {intl.formatMessage(messages.submit)}
          </Button>
        </ScreenAction>
      </SheetForm>
    </InitPage>
  );
}
