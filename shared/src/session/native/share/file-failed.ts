/** The page's event when a file could not be handed on; the layout reports it in the person's language. */
export const fileFailed = 'seguia.file-failed';

/** Reports that a file could not be handed on. Closing the share sheet is no failure. */
export function reportFile(error: unknown): void {
  if (error instanceof DOMException && error.name === 'AbortError') return;
  dispatchEvent(new Event(fileFailed));
}
