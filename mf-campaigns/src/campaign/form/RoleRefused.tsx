import { FormattedMessage, paths, useIntl } from '@seguia/shared/platform';
import { EmptyState, LinkButton } from '@seguia/shared/ui';

/** Stands in place of a form that this person's role may not use. */
export function RoleRefused() {
  const intl = useIntl();
  return (
    <EmptyState
      title={intl.formatMessage({
        id: 'campaigns.form.refused',
        defaultMessage: 'Votre rôle ne permet pas de modifier les campagnes.',
      })}
      action={
        <LinkButton to={paths.campaigns()}>
          <FormattedMessage id="campaigns.form.toList" defaultMessage="Voir les campagnes" />
        </LinkButton>
      }
    />
  );
}
