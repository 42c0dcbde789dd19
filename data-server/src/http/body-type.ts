import type { Wire } from '@seguia/openapi';

/** The type of bodies that are no JSON. */
export const pictureType = 'image/jpeg';

/** The problem of a body's type: a photo where the contract has JSON, or the reverse. `sent` has what the contract accepts, by media type. */
export function typeErrors(body: unknown, sent: object): Wire['FieldError'][] {
  const isPicture = Buffer.isBuffer(body);
  if (isPicture === pictureType in sent) return [];
  return isPicture
    ? [{ field: '', code: 'not_json', message: 'The body must be JSON.' }]
    : [{ field: '', code: 'not_jpeg', message: 'The body must be a JPEG, sent as image/jpeg.' }];
}
