/** The bytes of a file as base64, the form in which the bridge to the phone transports them. */
export const base64Of = (file: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve((reader.result as string).replace(/^[^,]*,/, '')));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('A file could not be read')));
    reader.readAsDataURL(file);
  });
