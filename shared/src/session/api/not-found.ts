/** What the address names does not exist, or is another farm's. Shaped as the router's own error response, so that one error page reads both. */
export class NotFoundError extends Error {
  readonly status = 404;
  readonly statusText = 'Not Found';
  readonly internal = false;
  readonly data = null;
}

/** Call it while rendering: the 404 page shows inside the layout. */
export function notFound(): never {
  throw new NotFoundError('Not Found');
}
