import { type Role, roles } from '@seguia/shared/domain/permissions';
import { defineMessages, useIntl } from '@seguia/shared/platform';
import { RadioGroup } from '@seguia/shared/ui';
import { mayMessages, roleName } from './role-messages.ts';

const messages = defineMessages({
  role: { id: 'settings.people.role', defaultMessage: 'Rôle' },
});

interface RoleChoiceProps {
  value: Role;
  onChange: (role: Role) => void;
  error?: string | undefined;
}

/** Chooses one of the three roles, each with its rights in words. */
export function RoleChoice({ value, onChange, error }: RoleChoiceProps) {
  const intl = useIntl();
  return (
    <RadioGroup
      label={intl.formatMessage(messages.role)}
      value={value}
      onChange={onChange}
      error={error}
      options={roles.map((id) => ({
        id,
        label: roleName(intl, id),
        hint: intl.formatMessage(mayMessages[id]),
      }))}
    />
  );
}
