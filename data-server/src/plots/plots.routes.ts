import { onFarm } from '../access/on-farm.ts';
import { readList } from '../sync/read-list.ts';

export const listPlots = onFarm<'listPlots'>('plots.view', (call, farm) => readList('plots', call, farm));
