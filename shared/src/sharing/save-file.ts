import { deviceIsNative } from '../session/login/config.ts';
import { reportFile } from '../session/native/share/file-failed.ts';

/** Hands a file to the person's downloads; in the native app to the phone's share sheet, since a web view has no downloads. */
export function saveFile(content: Blob, name: string): void {
  if (deviceIsNative) {
    void shareFile(content, name).catch(reportFile);
    return;
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The download reads the address after this turn; long enough, and not kept for ever.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** The phone's half comes after the start. Rejects where it is not. */
async function shareFile(content: Blob, name: string): Promise<void> {
  await navigator.share({ files: [new File([content], name, { type: content.type })] });
}
