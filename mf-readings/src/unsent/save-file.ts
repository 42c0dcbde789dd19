/** Hands a file to the person as a download. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken the address when the click returns; Safari needs a moment more.
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
