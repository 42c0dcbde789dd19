import { appVersion, canAtom, defineMessages, paths, useIntl } from '@seguia/shared/platform';
import { Button, Fact, Facts, LinkButton } from '@seguia/shared/ui';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { Panel } from '../panels/Panel.tsx';
import { LicenceSheet } from './LicenceSheet.tsx';

const messages = defineMessages({
  title: { id: 'settings.about.title', defaultMessage: 'À propos' },
  version: { id: 'settings.about.version', defaultMessage: 'Version' },
  versionValue: { id: 'settings.about.versionValue', defaultMessage: '{version} ({build})' },
  api: { id: 'settings.about.api', defaultMessage: 'API' },
  status: { id: 'settings.about.status', defaultMessage: 'État de l’application' },
  licences: { id: 'settings.about.licences', defaultMessage: 'Licences' },
});

/** The app's version, and the licences of the software that it contains. */
export function About() {
  const intl = useIntl();
  const [licences, setLicences] = useState(false);
  const { version, build, api } = appVersion;
  const can = useAtomValue(canAtom);
  return (
    <Panel title={intl.formatMessage(messages.title)}>
      <Facts>
        <Fact name={intl.formatMessage(messages.version)}>
          {intl.formatMessage(messages.versionValue, { version, build })}
        </Fact>
        <Fact name={intl.formatMessage(messages.api)}>{api}</Fact>
      </Facts>
      {can('fertirrigation.update') && (
        <LinkButton to={paths.about()} variant="secondary" full>
          {intl.formatMessage(messages.status)}
        </LinkButton>
      )}
      <Button full onPress={() => setLicences(true)}>
        {intl.formatMessage(messages.licences)}
      </Button>
      {licences && <LicenceSheet onClose={() => setLicences(false)} />}
    </Panel>
  );
}
