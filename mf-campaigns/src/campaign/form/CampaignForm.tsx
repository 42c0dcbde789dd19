import type { Campaign } from '@seguia/shared/platform';
import {
  ApiError,
  FormattedMessage,
  pullAtom,
  saveCampaignAtom,
  useFormat,
  useIntl,
  useUnsavedGuard,
} from '@seguia/shared/platform';
import { newId } from '@seguia/shared/domain/uuid';
import { Button, ErrorDialog, Form, RadioGroup, TextField, UnsavedDialog } from '@seguia/shared/ui';
import { DateField } from '@seguia/shared/ui-dates';
import { useSetAtom } from 'jotai';
import { useRef, useState } from 'react';
import { errorText } from './error-text.ts';
import type { FormErrors, FormState } from './form-state.ts';
import { bodyOf, errorsOf, latestEnd } from './form-state.ts';
import { saveFailure } from './save-failure.ts';

interface CampaignFormProps {
  /** The form of the campaign as the device has it now. */
  initial: FormState;
  /** The campaign that is edited; undefined for a new one. */
  campaign?: Campaign | undefined;
  onSaved: (campaign: Campaign) => void;
}

const noErrors: FormErrors = {};

const isSame = (form: FormState, other: FormState) => JSON.stringify(form) === JSON.stringify(other);

/** The form for name, dates and visibility. It is checked on Save, and from then on during typing. */
export function CampaignForm({ initial, campaign, onSaved }: CampaignFormProps) {
  const intl = useIntl();
  const format = useFormat();
  const save = useSetAtom(saveCampaignAtom);
  const pull = useSetAtom(pullAtom);
  const [form, setForm] = useState(initial);
  const [checked, setChecked] = useState(false);
  const [fromServer, setFromServer] = useState<FormErrors>(noErrors);
  const [dialog, setDialog] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  // The id is the same in each try: if an answer is lost, the next try must not make a second campaign.
  const [id] = useState(() => campaign?.id ?? newId());
  // The form as it was opened; `initial` changes when the device receives a newer version.
  const [opened] = useState(initial);
  const dirty = !isSame(form, opened);
  const saved = useRef(false);
  // The contents of each try. Its answer may be lost; a version that reaches the device later with these contents is this form's own.
  const sent = useRef<FormState[]>([]);
  useUnsavedGuard(dirty && !busy);

  const errors = { ...(checked ? errorsOf(form) : noErrors), ...fromServer };
  // A span that is too long shows its problem before Save: both dates are known already.
  if (errorsOf(form).endDate === 'campaign_over_18_months') errors.endDate = 'campaign_over_18_months';
  const change = (part: Partial<FormState>) => {
    setFromServer(noErrors);
    setForm({ ...form, ...part });
  };
  const submit = async () => {
    setChecked(true);
    const found = errorsOf(form);
    if (found.endDate === 'campaign_over_18_months') setDialog(errorText(intl, 'endDate', 'campaign_over_18_months'));
    if (Object.keys(found).length > 0 || busy) return;
    setBusy(true);
    try {
      const body = bodyOf(form);
      // The device has a newer version that this person has not seen: saving would overwrite it.
      if (![opened, body, ...sent.current].some((own) => isSame(initial, own)))
        throw new ApiError('problem', { status: 412 });
      sent.current.push(body);
      const savedCampaign = await save({ ...body, id });
      saved.current = true;
      onSaved(savedCampaign);
    } catch (failure) {
      const { text, fields } = saveFailure(intl, failure as ApiError);
      setFromServer(fields);
      setDialog(text);
      // Fetches the other person's change, so that reopening the form shows it.
      if ((failure as ApiError).status === 412) void pull().catch(() => undefined);
    } finally {
      setBusy(false);
    }
  };
  const textOf = (field: keyof FormErrors) => {
    const code = errors[field];
    return code && errorText(intl, field, code);
  };
  const latest = form.startDate === null ? null : latestEnd(form.startDate);
  return (
    <Form onSubmit={() => void submit()}>
      <TextField
        label={intl.formatMessage({ id: 'campaigns.form.name', defaultMessage: 'Nom' })}
        name="name"
        value={form.name}
        onChange={(name) => change({ name })}
        error={textOf('name')}
        maxLength={120}
        required
      />
      <DateField
        label={intl.formatMessage({ id: 'campaigns.form.startDate', defaultMessage: 'Date de début' })}
        value={form.startDate}
        onChange={(startDate) => change({ startDate })}
        error={textOf('startDate')}
        required
      />
      <DateField
        label={intl.formatMessage({ id: 'campaigns.form.endDate', defaultMessage: 'Date de fin' })}
        value={form.endDate}
        onChange={(endDate) => change({ endDate })}
        error={textOf('endDate')}
        required
      />
      {latest !== null && errors.endDate === 'campaign_over_18_months' && (
        <Button variant="quiet" onPress={() => change({ endDate: latest })}>
          <FormattedMessage
            id="campaigns.form.useLatest"
            defaultMessage="Finir le {date}"
            values={{ date: format.date(latest, 'long') }}
          />
        </Button>
      )}
      <RadioGroup
        label={intl.formatMessage({ id: 'campaigns.form.visibility', defaultMessage: 'Visibilité' })}
        value={form.visibility}
        onChange={(visibility) => change({ visibility })}
        options={[
          {
            id: 'all_apps',
            label: intl.formatMessage({
              id: 'campaigns.visibility.allApps',
              defaultMessage: 'Toutes les applications',
            }),
          },
          {
            id: 'this_app',
            label: intl.formatMessage({
              id: 'campaigns.visibility.thisApp',
              defaultMessage: 'Cette application seulement',
            }),
          },
        ]}
      />
      <Button type="submit" variant="primary" large full busy={busy}>
        <FormattedMessage id="campaigns.form.save" defaultMessage="Enregistrer" />
      </Button>
      <UnsavedDialog isDirty={() => dirty && !saved.current} />
      {dialog !== null && <ErrorDialog text={dialog} onClose={() => setDialog(null)} />}
    </Form>
  );
}
