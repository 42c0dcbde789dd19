import { addDays, farmNow, type FarmMoment, zoneClock } from '../../shared/src/domain/farm-time.ts';

const clock = zoneClock('Africa/Casablanca');

/** Day and minute on the demo's main farm, whatever zone the tests and the phone are in. */
export const onFarm = (): FarmMoment => farmNow(clock);

/** The farm's last whole day, YYYY-MM-DD: every hour of it has passed. */
export const yesterday = (): string => addDays(onFarm().date, -1);
