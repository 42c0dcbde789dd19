import type { WrongForm } from './hand.ts';

const nothing = () => Promise.resolve();

/** The values of a reading, each of them wrong in turn, then the next. */
const wrongValues: WrongForm['errors'] = {
  'an EC of 25': (hand) => hand.type('intakeEc', '25'),
  'a pH of 99': async (hand) => {
    await hand.type('intakeEc', '2');
    await hand.type('intakePh', '99');
  },
  'a negative EC': async (hand) => {
    await hand.type('intakePh', '6');
    await hand.type('drainEc', '-1');
  },
  'a pH in words': async (hand) => {
    await hand.type('drainEc', '3');
    await hand.type('drainPh', 'acid');
  },
  'a negative percentage': async (hand) => {
    await hand.type('drainPh', '6');
    await hand.type('drainPercent', '-5');
  },
};

/** The forms of mf-readings and mf-campaigns, by their files. */
export const formsOfReadings: Record<string, WrongForm> = {
  'mf-readings/src/form/fields/ReadingForm.tsx': {
    path: () => '/app/new',
    save: 'readings.form.save',
    errors: {
      'nothing typed': nothing,
      ...wrongValues,
      'a negative volume': async (hand) => {
        await hand.check('readings.field.entryDrippers');
        await hand.type('totalDrained', '-2');
      },
      'a dripper and a half': async (hand) => {
        await hand.type('totalDrained', '30');
        await hand.type('dripperCount', '1.5');
      },
      'a day to come': async (hand) => {
        await hand.type('dripperCount', '3');
        await hand.date('05052040');
      },
    },
  },
  'mf-readings/src/round/RoundStop.tsx': {
    path: () => '/app/round',
    save: 'readings.form.save',
    errors: { 'nothing typed': nothing, ...wrongValues },
  },
  'mf-readings/src/water-day/RoundWater.tsx': {
    path: () => '/app/round',
    open: async (hand) => {
      const field = hand.page.locator('[name="radiation"]');
      for (let skipped = 0; skipped < 20 && !(await field.isVisible()); skipped++) {
        await hand.press('readings.round.skip');
        await hand.page.waitForTimeout(450); // a second tap that comes sooner is meant for the plot before
      }
    },
    errors: {
      'water in words': (hand) => hand.type('irrigation', 'much'),
      'negative light': async (hand) => {
        await hand.type('irrigation', '4');
        await hand.type('radiation', '-5');
      },
    },
  },
  'mf-readings/src/water/WaterDayEditor.tsx': {
    path: () => '/app/water?day=new',
    errors: {
      'nothing typed': nothing,
      'water in words': (hand) => hand.type('irrigation', 'much'),
      'negative light': async (hand) => {
        await hand.type('irrigation', '4');
        await hand.type('radiation', '-5');
      },
      'a day to come': async (hand) => {
        await hand.type('radiation', '1500');
        await hand.date('05052040');
      },
    },
  },
  'mf-readings/src/history/FilterSheet.tsx': {
    path: () => '/app/history',
    open: (hand) => hand.press('readings.history.filter'),
    errors: {},
  },
  'mf-readings/src/instructions/InstructionSheet.tsx': {
    path: ({ plot }) => `/app/plot/${plot}`,
    open: (hand) => hand.press('readings.instruction.give'),
    errors: { 'nothing typed': nothing },
  },
  'mf-readings/src/bands/BandEditor.tsx': {
    path: ({ plot }) => `/app/bands?plot=${plot}`,
    errors: {
      'days that have a target': nothing,
      'no limit': async (hand) => {
        await hand.date('05052040');
      },
      'a limit in words': (hand) => hand.type('intakeEc.low', 'low'),
      'an impossible limit': async (hand) => {
        await hand.type('intakeEc.low', '2');
        await hand.type('drainPh.high', '99');
      },
      'a low limit above the high one': async (hand) => {
        await hand.type('drainPh.high', '7');
        await hand.type('drainPercent.low', '40');
        await hand.type('drainPercent.high', '20');
      },
      'an impossible difference': async (hand) => {
        await hand.type('drainPercent.high', '50');
        await hand.type('ecDifference.high', '99');
      },
      'an end before the first day': (hand) => hand.date('05052020', 1),
    },
  },
  'mf-readings/src/bands/StageEditor.tsx': {
    path: ({ plot }) => `/app/bands?stages=${plot}`,
    errors: {
      'flowers before the planting': (hand) => hand.date('05052015'),
      'an end before the planting': async (hand) => {
        await hand.clear();
        await hand.date('05052015', (await hand.dates.count()) - 1);
      },
    },
  },
  'mf-campaigns/src/campaign/form/CampaignForm.tsx': {
    path: () => '/app/campaign/new',
    errors: {
      'nothing typed': nothing,
      'no first day': (hand) => hand.type('name', '2025'),
      'no last day': (hand) => hand.date('05052025'),
      'a last day before the first': (hand) => hand.date('04042025', 1),
    },
    unsent: (hand) => hand.date('05052026', 1),
  },
  'mf-campaigns/src/farm-log/LogForm.tsx': {
    path: () => '/app/farm/log',
    errors: { 'days to come': (hand) => hand.date('05052040') },
  },
};
