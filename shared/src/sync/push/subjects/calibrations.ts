import { camel, onWire, type Calibration } from '@seguia/openapi';
import { call } from '../../../session/api/api-error.ts';
import type { Sender } from './sender.ts';

/** Sends calibrations. They are noted and never changed, and nobody else has their ids: there is no conflict. */
export const calibrations: Sender<Calibration> = {
  async put({ api, entry, signal }, header) {
    if (!entry.calibration) throw new Error('A change without its values.');
    const { id, points, ...values } = entry.calibration;
    const params = { path: { farmer_id: entry.farmId, id }, header };
    const body = onWire({ ...values, points: [...points] });
    return camel(await call(api.PUT('/farmers/{farmer_id}/calibrations/{id}', { params, body, signal })));
  },
};
