import { recordAudit } from '../audit/audit.ts';
import { inTransaction } from '../database/transaction.ts';
import { seconds } from '../services/services.ts';
import { SettingError } from '../services/settings.ts';
import { revokeSessions } from '../session/session.queries.ts';
import { emailOption, findAccountOf } from './find.ts';
import { allowed, instantOf, listOf, needed, resultOf, UsageError, type Verb, type VerbContext } from './verb.ts';

/** How many characters of the hashes of session and device are shown: enough to identify them, and useless for a login. */
const shown = 12;

/** The open sessions of an account, newest first. */
async function openSessionsOf({ db, now }: VerbContext, accountId: string) {
  return db
    .selectFrom('sessions')
    .select(['token_hash', 'device_hash', 'device_name', 'app', 'created_at', 'expire_at'])
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .where('expire_at', '>', seconds(now))
    .orderBy('created_at', 'desc')
    .execute();
}

async function end(
  context: VerbContext,
  words: { email: string; session?: string | undefined; device?: string | undefined },
) {
  const { db, now, actor } = context;
  const account = await findAccountOf(db, words.email);
  const open = await openSessionsOf(context, account.id);
  const wanted = open.filter(
    ({ token_hash: token, device_hash: device }) =>
      (words.session === undefined || token.slice(0, shown) === words.session) &&
      (words.device === undefined || device.slice(0, shown) === words.device),
  );
  if (wanted.length === 0)
    throw new SettingError(`${account.email} has no such open session. \`sessions list\` shows them.`);
  const at = seconds(now);
  await inTransaction(db, async (trx) => {
    for (const { token_hash: session } of wanted) await revokeSessions(trx, account.id, at, { session });
    await recordAudit(trx, at, {
      action: 'sessions_ended',
      owner: { account: account.id },
      actor,
      detail: `${wanted.length}`,
    });
  });
  const text = `${wanted.length} sessions of ${account.email} ended`;
  return resultOf(text, { account_id: account.id, sessions_ended: wanted.length });
}

export const sessionVerbs: readonly Verb[] = [
  {
    name: 'sessions list',
    summary: 'the open sessions of an account',
    options: [emailOption],
    async run(context, words) {
      const { id } = await findAccountOf(context.db, words.required('email'));
      const sessions = (await openSessionsOf(context, id)).map((row) => ({
        session: row.token_hash.slice(0, shown),
        device: row.device_hash.slice(0, shown),
        name: row.device_name,
        app: row.app,
        since: instantOf(row.created_at),
        until: instantOf(row.expire_at),
      }));
      return listOf(sessions, 'No session is open.');
    },
  },
  {
    name: 'sessions end',
    summary: 'ends one session, or with --all every one: the app logs out at its next call',
    options: [
      emailOption,
      allowed('--session <id>', 'as `sessions list` shows it'),
      allowed('--all', 'all of the account'),
    ],
    async run(context, words) {
      const session = words.optional('session');
      if ((session === undefined) === !words.has('all')) throw new UsageError('Give either --session or --all.');
      return end(context, { email: words.required('email'), session });
    },
  },
  {
    name: 'devices list',
    summary: 'the devices (device tokens) that an account has logged in with',
    options: [emailOption],
    async run(context, words) {
      const { id } = await findAccountOf(context.db, words.required('email'));
      const rows = await context.db
        .selectFrom('sessions')
        .selectAll()
        .where('account_id', '=', id)
        .orderBy('created_at')
        .execute();
      const devices = [...Map.groupBy(rows, ({ device_hash: device }) => device)].map(([device, sessions]) => {
        const last = sessions.at(-1);
        const isOpen = last !== undefined && last.revoked_at === null && last.expire_at > seconds(context.now);
        return {
          device: device.slice(0, shown),
          name: last?.device_name ?? '',
          app: last?.app ?? '',
          last_login: instantOf(last?.created_at ?? 0),
          open: isOpen,
        };
      });
      return listOf(devices, 'No device has logged in.');
    },
  },
  {
    name: 'devices end',
    summary: 'ends what a lost or stolen device has open',
    options: [emailOption, needed('--device <id>', 'as `devices list` shows it')],
    run: (context, words) => end(context, { email: words.required('email'), device: words.required('device') }),
  },
];
