// Whatever a person gets wrong in any form of the app, and whatever keeps it from being saved, is in sight: nothing lies over it.
import { expect } from '@playwright/test';
import { testEveryForm, wrongForms } from '../support/forms/everything-wrong.ts';
import { formFiles } from '../support/forms/form-files.ts';
import { test } from '../support/signed-in.ts';

test.describe.configure({ mode: 'parallel' });

test('the list of forms and of what can be wrong in them has every form of the code', () => {
  expect(Object.keys(wrongForms).toSorted()).toEqual(formFiles);
});

testEveryForm([
  { width: 320, height: 568 },
  { width: 360, height: 640 },
  { width: 640, height: 360 },
]);
