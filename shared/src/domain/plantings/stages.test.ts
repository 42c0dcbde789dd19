import { describe, expect, test } from 'vitest';
import { cropKind } from './crop-kind.ts';
import { stageBegins, stageOn, stagesOfCrop } from './stages.ts';

const planting = {
  from: '2026-07-20',
  to: '2027-05-31',
  firstFlower: '2026-08-19',
  firstHarvest: '2026-10-04',
  topped: '2027-04-01',
};

describe('the stage of a planting', () => {
  test.each([
    ['2026-07-19', null],
    ['2026-07-20', 'planted'],
    ['2026-08-18', 'planted'],
    ['2026-08-19', 'firstFlower'],
    ['2026-10-03', 'firstFlower'],
    ['2026-10-04', 'firstHarvest'],
    ['2027-04-01', 'topped'],
    ['2027-05-31', 'topped'],
    ['2027-06-01', null],
  ])('on %s is %s', (date, stage) => {
    expect(stageOn(planting, date)).toBe(stage);
  });

  // Specification 10: a planting’s stage is the one noted last, and unknown where none is
  test('is unknown if nobody noted any of its days', () => {
    expect(stageOn({ from: '2026-07-20', to: null }, '2026-12-01')).toBeNull();
    const empty = { from: '2026-07-20', to: null, firstFlower: null, firstHarvest: null, topped: null };
    expect(stageOn(empty, '2026-07-20')).toBeNull();
  });

  test('is the noted one, also if one between was not noted, or a day is still to come', () => {
    expect(stageOn({ from: '2026-07-20', to: null, firstHarvest: '2026-10-04' }, '2026-10-03')).toBe('planted');
    expect(stageOn({ from: '2026-07-20', to: null, firstHarvest: '2026-10-04' }, '2027-02-01')).toBe('firstHarvest');
  });

  test('is the one that began last, also where a short crop is topped before its first harvest', () => {
    const short = { ...planting, topped: '2026-09-15' };
    expect(stageOn(short, '2026-09-20')).toBe('topped');
    expect(stageOn(short, '2026-10-10')).toBe('firstHarvest');
  });

  test('is the later of two in a plant’s life that begin on one day', () => {
    expect(stageOn({ ...planting, firstFlower: '2026-07-20' }, '2026-07-20')).toBe('firstFlower');
  });
});

test('planting begins the first stage; a stage that is not noted has no first day', () => {
  expect(stageBegins(planting, 'planted')).toBe('2026-07-20');
  expect(stageBegins(planting, 'topped')).toBe('2027-04-01');
  expect(stageBegins({ from: '2026-07-20', to: null }, 'topped')).toBeNull();
});

test('a crop is known by its name in any of the app’s languages, beside other words', () => {
  const known = ['Tomate', 'tomates cerises', 'Cherry Tomatoes', 'Pomidor malinowy', 'طماطم'].map(cropKind);
  expect(known).toEqual(['tomato', 'tomato', 'tomato', 'tomato', 'tomato']);
  expect(['Frambuesa', 'Malina', 'Róża', 'Roses'].map(cropKind)).toEqual(['raspberry', 'raspberry', 'rose', 'rose']);
  expect(['Concombre', 'Roseval', ''].map(cropKind)).toEqual([null, null, null]);
});

test('a crop has the stages that growers distinguish in it, and an unknown one has all', () => {
  expect(stagesOfCrop('Tomate')).toEqual(['planted', 'firstFlower', 'firstHarvest', 'topped']);
  expect(stagesOfCrop('Framboise')).toEqual(['planted', 'firstFlower', 'firstHarvest']);
  expect(stagesOfCrop('Rose')).toEqual(['planted', 'firstHarvest']);
  expect(stagesOfCrop('Concombre')).toHaveLength(4);
});
