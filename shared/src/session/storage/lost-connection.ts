/**
 * Whether a request failed because the connection to its database was lost, as in Safari when the page returns from the background:
 * "Connection to Indexed Database server lost". The write may have happened or not.
 */
export function isConnectionLost(error: unknown): boolean {
  return error instanceof DOMException && (error.name === 'InvalidStateError' || /\bconnection\b/i.test(error.message));
}
