import { ApiError } from '@seguia/shared/platform';
import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { writeProblemText } from './write-problem.ts';

const intl = createIntl({ locale: 'fr', onError: () => undefined });

test.each([
  [403, /Seul un responsable/],
  [404, /a servi ou a été retirée/],
  [412, /changé entre-temps/],
  [500, /en panne/],
])('describes status %d of people and invitations', (status, text) => {
  expect(writeProblemText(intl, new ApiError('problem', { status }))).toMatch(text);
});
