/** Hands a file to the person's downloads. */
export function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The download reads the address after this turn; long enough, and not kept for ever.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
