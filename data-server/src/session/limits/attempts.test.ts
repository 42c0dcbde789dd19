import { expect, test } from 'vitest';
import { MemoryCounters } from '../../services/counters.ts';
import { limitsOf, perAddress } from '../../services/rate-limit.ts';
import { countRequest } from './attempts.ts';

const none = { count: 0, seconds: 1 };
const ofTwo = () => {
  const allowances = { login: none, forgotPassword: { count: 2, seconds: 60 }, general: none, photos: none };
  return limitsOf(allowances, new MemoryCounters(), null, () => new Date(0)).forgotPassword;
};
const tooMany = { code: 'too_many' };

test('requests for an e-mail whose limit is used up do not count for their address', async () => {
  const limits = ofTwo();
  const requestPassword = (email: string) => countRequest(limits, { email, ip: '192.0.2.1' });
  for (let times = 0; times < 2; times += 1) await requestPassword('amina@farm.example');
  for (let times = 0; times < 3 * perAddress; times += 1)
    await expect(requestPassword(' Amina@farm.example')).rejects.toMatchObject(tooMany);
  await requestPassword('salma@farm.example');
});

test('requests from an address whose limit is used up do not count for the e-mail', async () => {
  const limits = ofTwo();
  for (let times = 0; times < 2 * perAddress; times += 1)
    await countRequest(limits, { email: `${times}@farm.example`, ip: '192.0.2.1' });
  for (let times = 0; times < 5; times += 1)
    await expect(countRequest(limits, { email: 'amina@farm.example', ip: '192.0.2.1' })).rejects.toMatchObject(tooMany);
  await countRequest(limits, { email: 'amina@farm.example', ip: '192.0.2.2' });
});
