import { minuteMs } from '@carwash/domain/time/durations';

/**
 * How long the file's object URL is kept for the browser to start the download, in milliseconds.
 */
const beginsWithinMs = minuteMs;

/** Starts a download of the file. */
export function saveFile(fileName: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), beginsWithinMs);
}
