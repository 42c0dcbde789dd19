import { ApiError, type FieldError } from '@seguia/shared/platform';
import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { formatFailure } from '../../fetching/format-failure.ts';
import { saveFailure } from './save-failure.ts';

const intl = createIntl({ locale: 'fr', messages: {}, onError: () => undefined });
const refused = (errors: Omit<FieldError, 'message'>[], status = 422) =>
  new ApiError('problem', {
    status,
    problem: { type: '', title: '', status, code: 'x', errors: errors.map((error) => ({ ...error, message: '' })) },
  });

test.each([
  [new ApiError('offline'), 'Le serveur est hors d’atteinte. Réessayez avec du réseau.'],
  [new ApiError('timeout'), 'Le serveur est hors d’atteinte. Réessayez avec du réseau.'],
  [refused([], 403), 'Votre rôle ne le permet pas.'],
  [refused([], 404), 'Quelqu’un l’a déjà supprimée.'],
  [refused([], 412), 'Quelqu’un l’a modifiée entre-temps. Rouvrez-la pour voir sa nouvelle version.'],
  [refused([], 500), 'Réessayez dans un instant.'],
])('says what to do after a failed write: %s', (error, words) => {
  expect(formatFailure(intl, error)).toBe(words);
});

test.each([
  ['name', 'required', { name: 'required' }, 'Donnez un nom à la campagne.'],
  ['name', 'too_long', { name: 'too_long' }, 'Le nom doit tenir en 120 caractères.'],
  ['start_date', 'required', { startDate: 'required' }, 'Indiquez la date de début.'],
  ['name', 'pattern', { name: 'refused' }, 'Le serveur refuse cette valeur. Changez-la.'],
  ['startDate', 'format', { startDate: 'date_invalid' }, 'Indiquez la date de début.'],
  ['end_date', 'end_before_start', { endDate: 'end_before_start' }, 'La date de fin doit suivre la date de début.'],
  ['endDate', 'required', { endDate: 'required' }, 'Indiquez la date de fin.'],
  ['visibility', 'enum', {}, 'Réessayez dans un instant.'],
])('a refusal of %s (%s) is shown beside its field', (field, code, fields, words) => {
  const failure = saveFailure(intl, refused([{ field, code }]));
  expect(failure.fields).toEqual(fields);
  expect(failure.text).toBe(`La campagne n’a pas pu être enregistrée. ${words}`);
});

test('18 months are refused in the specified words only', () => {
  const { text, fields } = saveFailure(intl, refused([{ field: 'end_date', code: 'campaign_over_18_months' }]));
  expect(text).toBe('Une campagne ne peut pas dépasser 18 mois consécutifs.');
  expect(fields).toEqual({ endDate: 'campaign_over_18_months' });
});
