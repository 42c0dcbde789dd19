import { onFarm } from '../access/on-farm.ts';
import { listPermissions } from '../sync/list-permissions.ts';
import { readList } from '../sync/read-list.ts';

export const listPlots = onFarm<'listPlots'>(listPermissions.plots, (call, farm) => readList('plots', call, farm));
