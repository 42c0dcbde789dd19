import { onFarm } from '../access/on-farm.ts';
import { readList } from '../sync/read-list.ts';

export const listPlots = onFarm<'listPlots'>('plots.view', (call, farm) => readList('plots', call, farm));

export const listCrops = onFarm<'listCrops'>('crops.view', (call, farm) => readList('crops', call, farm));

export const listCropTypes = onFarm<'listCropTypes'>('crops.view', (call, farm) => readList('cropTypes', call, farm));
