import { deviceIsNative } from '../session/login/config.ts';
import { reportFile } from '../session/native/share/file-failed.ts';

/** Saves a file to the person's downloads; in the native app hands it to the phone's share sheet, because a web view has no downloads. */
export function saveFile(content: Blob, name: string): void {
  if (deviceIsNative) {
    void shareFile(content, name).catch(reportFile);
    return;
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // Revokes the address late, because the download reads it after this turn.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** The phone's code is loaded after the start. Rejects where it is missing. */
async function shareFile(content: Blob, name: string): Promise<void> {
  await navigator.share({ files: [new File([content], name, { type: content.type })] });
}
