import { useEffect, useRef, useState } from 'react';
import { callApi } from '~/lib/api/call-api';
import { useTellChangeFailure } from '~/lib/api/use-tell-change-failure';

/**
 * Uploads pictures, one at a time, and tells when that fails. Leaving gives it up.
 * @param failureText what a failed upload is told as
 */
export function useUploadPicture(failureText: string) {
  /** The share that has been sent, 0 to 1; null while nothing is being uploaded. */
  const [progress, setProgress] = useState<number | null>(null);
  /** What the last attempt failed of, as it was told. */
  const [failed, setFailed] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  const tellFailure = useTellChangeFailure();

  useEffect(() => () => running.current?.abort(), []);

  /**
   * Resolves to where the picture is; to null when it failed, was given up, or one is on its way.
   * @param open the file to send; that it cannot be had counts as a failed upload
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
      if (!signal.aborted) setFailed(tellFailure(failure, failureText));
      return null;
    } finally {
      running.current = null;
      setProgress(null);
    }
  };

  return { progress, failed, upload };
}
