import type { Wire } from '@seguia/openapi';

/** Of the bodies that are no JSON. */
export const pictureType = 'image/jpeg';

/** What is wrong with a body's kind: a photo where the contract has JSON, or the other way round. `sent`: what the contract takes, by media type. */
export function typeErrors(body: unknown, sent: object): Wire['FieldError'][] {
  const isPicture = Buffer.isBuffer(body);
  if (isPicture === pictureType in sent) return [];
  return isPicture
    ? [{ field: '', code: 'not_json', message: 'The body must be JSON.' }]
    : [{ field: '', code: 'not_jpeg', message: 'The body must be a JPEG, sent as image/jpeg.' }];
}
