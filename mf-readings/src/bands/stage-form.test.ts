import type { PlotCrop } from '@seguia/shared/platform';
import { expect, test } from 'vitest';
import { formStages, toStageBody, toStageForm } from './stage-form.ts';

const crop: PlotCrop = {
  cropId: 'c',
  cropTypeId: 't',
  cropName: 'Tomate',
  cropTypeName: 'Torry',
  from: '2026-07-20',
  to: null,
  firstFlower: '2026-08-19',
};
const empty = { firstFlower: '', firstHarvest: '', topped: '', to: '' };

test('a planting is shown with the days that are noted, and read back as it was', () => {
  expect(toStageForm(crop)).toEqual({ ...empty, firstFlower: '2026-08-19' });
  expect(toStageBody(toStageForm(crop), crop, [crop])).toEqual({
    body: { firstFlower: '2026-08-19', firstHarvest: null, topped: null, to: null },
    problems: [],
  });
});

test('the form asks for the stages of the crop, and for other stages only where they are noted', () => {
  expect(formStages(crop)).toEqual(['firstFlower', 'firstHarvest', 'topped']);
  expect(formStages({ ...crop, cropName: 'Rose' })).toEqual(['firstFlower', 'firstHarvest']);
  const { firstFlower: _flower, ...bare } = crop;
  expect(formStages({ ...bare, cropName: 'Rose' })).toEqual(['firstHarvest']);
});

test('shows each problem beside its field', () => {
  const form = { ...empty, firstFlower: '2026-09-01', firstHarvest: '2026-08-30', to: '2026-07-01' };
  expect(toStageBody(form, crop, [crop]).problems).toEqual([
    { field: 'to', code: 'before_planting' },
    { field: 'firstFlower', code: 'after_end' },
    { field: 'firstHarvest', code: 'after_end' },
  ]);
});

test('an old planting ends before its variety is planted again, whatever is planted in between', () => {
  const again = { ...crop, from: '2027-07-20' };
  expect(toStageBody(empty, crop, [again, crop]).problems).toEqual([{ field: 'to', code: 'planting_overlaps' }]);
  expect(toStageBody(empty, again, [again, crop]).problems).toEqual([]);
  expect(toStageBody(empty, crop, [{ ...again, cropTypeId: 'u' }, crop]).problems).toEqual([]);
});
