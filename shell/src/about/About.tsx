import { appVersion, canAtom, defineMessages, paths, useFormat, useIntl } from '@seguia/shared/platform';
import { Card, EmptyState, Fact, Facts, Page, Section } from '@seguia/shared/ui';
import { useAtomValue } from 'jotai';
import { use, useState } from 'react';
import { ErrorPage } from '../errors/ErrorPage.tsx';
import { RemotesContext } from '../remotes/context.ts';
import styles from './About.module.css';
import { useRooms } from './use-rooms.ts';
import { useShellBuild } from './use-shell-build.ts';
import { readVersionRecords, type VersionRecord } from '../memory/version-record.ts';

const messages = defineMessages({
  title: { id: 'shell.about.title', defaultMessage: 'État de l’application' },
  here: { id: 'shell.about.here', defaultMessage: 'Versions en service' },
  shell: { id: 'shell.about.shell', defaultMessage: 'Application' },
  version: { id: 'shell.about.version', defaultMessage: 'Version' },
  hostApi: { id: 'shell.about.hostApi', defaultMessage: 'Interface commune' },
  since: { id: 'shell.about.since', defaultMessage: 'Sur cet appareil depuis' },
  errors: { id: 'shell.about.errors', defaultMessage: 'Échecs sur cet appareil' },
  rate: { id: 'shell.about.rate', defaultMessage: '{failures, number} sur {tries, number} ({percent})' },
  unused: { id: 'shell.about.unused', defaultMessage: 'Pas encore utilisée' },
  failed: { id: 'shell.about.failed', defaultMessage: 'Ce qui a échoué' },
  none: { id: 'shell.about.none', defaultMessage: 'Rien n’a échoué sur cet appareil.' },
  when: { id: 'shell.about.when', defaultMessage: 'La dernière fois' },
  cause: { id: 'shell.about.cause', defaultMessage: 'Cause' },
  screens: { id: 'shell.about.screens', defaultMessage: 'Écrans' },
  room: { id: 'shell.about.room', defaultMessage: 'Ouvrir le catalogue' },
  noVersion: { id: 'shell.about.noVersion', defaultMessage: 'Aucune version ne convient' },
});

/** `/app/about`: the versions that run on this device, and what failed. For people who may change anybody's readings. */
export function About() {
  const intl = useIntl();
  const remotes = use(RemotesContext);
  const [records] = useState(readVersionRecords);
  const roomOf = useRooms();
  const build = useShellBuild();
  const can = useAtomValue(canAtom);
  if (!can('fertirrigation.update')) return <ErrorPage status={404} />;

  // Its failures are counted by the plain version; the build says which release it is.
  const shell = { part: 'shell', version: appVersion.version, released: build, hostApi: __HOST_API__ };
  const nameOf = (part: string) =>
    part === 'shell' ? intl.formatMessage(messages.shell) : (remotes?.title(part) ?? part);
  const parts = [shell, ...(remotes?.versions().map((part) => ({ ...part, released: part.version })) ?? [])];
  const failed = records.filter(({ failures }) => failures > 0);
  return (
    <Page title={intl.formatMessage(messages.title)} back={{ to: paths.settings() }} width="wide">
      <Section title={intl.formatMessage(messages.here)}>
        <div className={styles.cards}>
          {parts.map(({ part, version, released = version, hostApi }) => (
            <VersionCard
              key={part}
              name={nameOf(part)}
              version={released}
              hostApi={hostApi}
              room={roomOf(part, released)}
              record={records.find((record) => record.part === part && record.version === version)}
            />
          ))}
        </div>
      </Section>
      <Section title={intl.formatMessage(messages.failed)}>
        {failed.length === 0 && <EmptyState title={intl.formatMessage(messages.none)} />}
        <div className={styles.cards}>
          {failed.map((record) => (
            <FailureCard key={`${record.part} ${record.version}`} name={nameOf(record.part)} record={record} />
          ))}
        </div>
      </Section>
    </Page>
  );
}

interface VersionCardProps {
  name: string;
  version: string;
  hostApi: string;
  room: string | undefined;
  record: VersionRecord | undefined;
}

function VersionCard({ name, version, hostApi, room, record }: VersionCardProps) {
  const intl = useIntl();
  const format = useFormat();
  return (
    <Card title={name} level={3} as="section">
      <Facts dense>
        <Fact name={intl.formatMessage(messages.version)}>
          <bdi dir="ltr">{version}</bdi>
        </Fact>
        <Fact name={intl.formatMessage(messages.hostApi)}>
          <bdi dir="ltr">{hostApi}</bdi>
        </Fact>
        <Fact name={intl.formatMessage(messages.since)}>
          {record ? format.dateTime(record.since) : intl.formatMessage(messages.unused)}
        </Fact>
        {record && <Rate record={record} />}
        {room && (
          <Fact name={intl.formatMessage(messages.screens)}>
            <a
              href={room}
              target="_blank"
              rel="noreferrer"
              aria-label={`${intl.formatMessage(messages.room)} – ${name}`}
            >
              {intl.formatMessage(messages.room)}
            </a>
          </Fact>
        )}
      </Facts>
    </Card>
  );
}

function FailureCard({ name, record }: { name: string; record: VersionRecord }) {
  const intl = useIntl();
  const format = useFormat();
  const { version, last } = record;
  return (
    <Card title={name} level={3} as="section">
      <Facts dense>
        <Fact name={intl.formatMessage(messages.version)}>{version || intl.formatMessage(messages.noVersion)}</Fact>
        <Rate record={record} />
        {last && (
          <>
            <Fact name={intl.formatMessage(messages.when)}>{format.dateTime(last.at)}</Fact>
            <Fact name={intl.formatMessage(messages.cause)}>{last.cause}</Fact>
          </>
        )}
      </Facts>
    </Card>
  );
}

function Rate({ record: { failures, tries } }: { record: VersionRecord }) {
  const intl = useIntl();
  const { percent } = useFormat();
  const share = percent(tries === 0 ? 100 : (100 * failures) / tries);
  return (
    <Fact name={intl.formatMessage(messages.errors)}>
      {intl.formatMessage(messages.rate, { failures, tries, percent: share })}
    </Fact>
  );
}
