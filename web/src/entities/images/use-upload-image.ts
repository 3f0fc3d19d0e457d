import { useEffect, useRef, useState } from 'react';
import { callApi } from '~/lib/api/call-api';
import { showChangeFailure } from '~/lib/api/show-failure';

/**
 * Uploads pictures, one at a time, and shows a toast when an upload fails. Unmounting aborts the upload.
 * @param failureText text of that toast
 */
export function useUploadImage(failureText: string) {
  /** The share that has been sent, 0 to 1; null while nothing is being uploaded. */
  const [progress, setProgress] = useState<number | null>(null);
  /** The message of the last attempt's failure, as it was shown. */
  const [failed, setFailed] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);

  useEffect(() => () => running.current?.abort(), []);

  /**
   * Resolves to the address of the picture; to null when the upload failed, was aborted, or another
   * one is running.
   * @param open provides the file to send; its rejection counts as a failed upload
   */
  const upload = async (open: () => Promise<Blob>): Promise<string | null> => {
    if (running.current) return null;
    const attempt = new AbortController();
    const { signal } = attempt;
    running.current = attempt;
    setProgress(0);
    setFailed(null);
    try {
      const file = await open();
      const { url } = await callApi('uploadImage', { file, signal, onProgress: setProgress });
      return url;
    } catch (failure) {
      if (!signal.aborted) setFailed(showChangeFailure(failure, failureText));
      return null;
    } finally {
      running.current = null;
      setProgress(null);
    }
  };

  return { progress, failed, upload };
}
