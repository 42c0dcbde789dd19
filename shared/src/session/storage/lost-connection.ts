/**
 * Whether a request failed because the connection to its database is gone, as Safari's is when the page comes back from the background: "Connection to
 * Indexed Database server lost". What was to be written may be there or not.
 */
export function isConnectionLost(error: unknown): boolean {
  return error instanceof DOMException && (error.name === 'InvalidStateError' || /\bconnection\b/i.test(error.message));
}
