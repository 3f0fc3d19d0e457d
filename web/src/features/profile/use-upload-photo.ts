import { useEffect, useRef, useState } from 'react';
import type { Area } from 'react-easy-crop';
import { callApi } from '~/lib/api/call-api.ts';
import { toastTexts } from '~/lib/toasts.ts';
import { drawCrop } from './draw-crop.ts';
import { useTellChangeFailure } from './use-tell-change-failure.ts';

/** Uploads the chosen square of a picture, and tells when that fails. Leaving gives it up. */
export function useUploadPhoto() {
  /** The share that has been sent, 0 to 1; null while nothing is being uploaded. */
  const [progress, setProgress] = useState<number | null>(null);
  /** What the last attempt failed of, as it was told. */
  const [failed, setFailed] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  const tellFailure = useTellChangeFailure();

  useEffect(() => () => running.current?.abort(), []);

  /** Resolves to where the photo is; to null when it failed, was given up, or one is on its way. */
  const upload = async (picture: HTMLImageElement, area: Area): Promise<string | null> => {
    if (running.current) return null;
    const attempt = new AbortController();
    const { signal } = attempt;
    running.current = attempt;
    setProgress(0);
    setFailed(null);
    try {
      const file = await drawCrop(picture, area);
      const { url } = await callApi('uploadImage', { file, signal, onProgress: setProgress });
      return url;
    } catch (failure) {
      if (!signal.aborted) setFailed(tellFailure(failure, toastTexts.imageUploadFailed));
      return null;
    } finally {
      running.current = null;
      setProgress(null);
    }
  };

  return { progress, failed, upload };
}
