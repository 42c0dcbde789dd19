import type { WrongForm } from './hand.ts';

const nothing = () => Promise.resolve();
const long = 'long '.repeat(20);

/** What a person gets wrong while planting, in one plot or in many. */
const plantingErrors: WrongForm['errors'] = {
  'no variety': nothing,
  'no crop of a new variety': (hand) => hand.choose('settings.planting.variety', 'settings.planting.other'),
  'no name of a new variety': (hand) => hand.type('crop', 'Laitue'),
  'no day': async (hand) => {
    await hand.type('variety', 'Batavia');
    await hand.clear();
  },
};

/** The forms of mf-settings, by their files. */
export const formsOfSettings: Record<string, WrongForm> = {
  'mf-settings/src/plots/PlotEditor.tsx': {
    path: () => '/app/farm/plots?new',
    errors: {
      'no name': nothing,
      'a name that is taken': (hand) => hand.type('name', 'Serre 1'),
      'a long name': (hand) => hand.type('name', long),
      'a long house': async (hand) => {
        await hand.type('name', 'Serre 99');
        await hand.type('house', long);
      },
      'a negative area': async (hand) => {
        await hand.type('house', 'Nord');
        await hand.type('area', '-1');
      },
      'half an irrigation unit': async (hand) => {
        await hand.type('area', '900');
        await hand.type('irrigationUnits', '1.5');
      },
      'half a dripper': async (hand) => {
        await hand.type('irrigationUnits', '1');
        await hand.type('drippers', '1.5');
      },
      'a negative rate': async (hand) => {
        await hand.type('drippers', '900');
        await hand.type('dripperRate', '-1');
      },
    },
    unsent: (hand) => hand.type('dripperRate', '2000'),
  },
  'mf-settings/src/plots/OrderSheet.tsx': {
    path: () => '/app/farm/plots?order',
    errors: {},
    unsent: (hand) => hand.press('ui.reorder.down'),
  },
  'mf-settings/src/plots/paste/PasteSheet.tsx': {
    path: () => '/app/farm/plots?paste',
    errors: {
      'no day of planting': async (hand) => {
        await hand.type('text', 'Serre 99\tTomate\tTorry\t1200\t2400\tNord');
        await hand.clear();
      },
    },
    unsent: (hand) => hand.date('05052026'),
  },
  'mf-settings/src/plots/PlantSheet.tsx': {
    path: () => '/app/farm/plots?plant',
    open: async ({ page }) => {
      await page.getByRole('dialog').getByRole('button', { name: 'Serre 1', exact: true }).click();
    },
    errors: plantingErrors,
    unsent: (hand) => hand.date('05052026'),
  },
  'mf-settings/src/plantings/PlantingForm.tsx': {
    path: ({ plot }) => `/app/farm/plots?plot=${plot}`,
    open: (hand) => hand.press('settings.planting.plant'),
    save: 'settings.planting.plant',
    errors: plantingErrors,
    unsent: (hand) => hand.date('05052026'),
  },
  'mf-settings/src/plantings/EndPlanting.tsx': {
    path: ({ plot }) => `/app/farm/plots?plot=${plot}`,
    open: (hand) => hand.press('settings.planting.endTitle'),
    save: 'settings.planting.endTitle',
    errors: {
      'a last day before the planting': (hand) => hand.date('05052015'),
      'no last day': (hand) => hand.clear(),
    },
    unsent: (hand) => hand.date('05052026'),
  },
  'mf-settings/src/meters/MeterSheet.tsx': {
    path: () => '/app/farm/meters?new',
    errors: {
      'no name': nothing,
      'a long serial number': async (hand) => {
        await hand.type('name', 'Stylo 99');
        await hand.type('serialNumber', long);
      },
      'an impossible buffer': async (hand) => {
        await hand.type('serialNumber', '1');
        await hand.type('phBuffers', '99');
      },
      'an impossible standard': async (hand) => {
        await hand.type('phBuffers', '7');
        await hand.type('ecStandards', '9999999');
      },
      'no days': async (hand) => {
        await hand.type('ecStandards', '1.4');
        await hand.type('calibrationDays', '0');
      },
    },
    unsent: (hand) => hand.type('calibrationDays', '30'),
  },
  'mf-settings/src/meters/CalibrateSheet.tsx': {
    path: ({ meter }) => `/app/farm/meters/${meter}?calibrate`,
    errors: {
      'an impossible slope': (hand) => hand.type('slope', '200'),
      'an impossible offset': async (hand) => {
        await hand.type('slope', '97');
        await hand.type('offset', '900');
      },
      'a day to come': async (hand) => {
        await hand.type('offset', '5');
        await hand.date('05052040');
      },
    },
  },
  'mf-settings/src/crops/CropSheet.tsx': {
    path: () => '/app/farm/crops?new',
    errors: {
      'no name': nothing,
      'a name that is taken': (hand) => hand.type('name', 'Tomate'),
      'a long name': (hand) => hand.type('name', long),
    },
    unsent: (hand) => hand.type('name', 'Laitue'),
  },
  'mf-settings/src/people/InviteSheet.tsx': {
    path: () => '/app/farm/people?invite',
    errors: { 'no e-mail address': (hand) => hand.type('email', 'salma') },
    unsent: (hand) => hand.type('email', 'salma@farm.example'),
  },
  'mf-settings/src/people/InviteManySheet.tsx': {
    path: () => '/app/farm/people?many',
    errors: {},
    unsent: (hand) => hand.type('lines', 'Salma\nYann'),
  },
  'mf-settings/src/password/ChangePassword.tsx': {
    path: () => '/app/settings/password',
    errors: {
      'nothing typed': nothing,
      'no new password': (hand) => hand.type('current', 'wrong'),
      'a short password': (hand) => hand.type('next', 'eau'),
      'a wrong password': (hand) => hand.type('next', 'eau claire du puits'),
    },
    unsent: (hand) => hand.type('next', 'eau claire du puits du nord'),
  },
};
