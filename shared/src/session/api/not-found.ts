/**
 * What an address names does not exist, or belongs to another farm. It has the form of the router's own error response, so that one error
 * page handles both.
 */
export class NotFoundError extends Error {
  readonly status = 404;
  readonly statusText = 'Not Found';
  readonly internal = false;
  readonly data = null;
}

/** Call it while rendering: shows the 404 page inside the layout. */
export function notFound(): never {
  throw new NotFoundError('Not Found');
}
