import { expect, test } from 'vitest';
import { newId } from '@seguia/shared/domain/uuid';
import { aPhoto } from '@seguia/testing/photos';
import { testServer } from '../../testing/test-server.ts';

const server = await testServer({ photoLimit: { count: 2, seconds: 60 } });

test('who sends photos without end is asked to wait, and nobody else', async () => {
  const farm = await server.addFarm();
  const [eager, other] = [await server.addPerson(farm), await server.addPerson(farm)];
  const send = async (who: typeof eager) =>
    (await who.putPicture(`${farm.url}/readings/${newId()}/photos/${newId()}`, aPhoto())).status;
  expect([await send(eager), await send(eager), await send(eager), await send(other)]).toEqual([404, 404, 429, 404]);
});
