import { useField } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { toastTexts } from '~/lib/toasts';
import { shrinkPicture } from './shrink-picture';
import { useImageChoice } from './use-image-choice';
import { useUploadImage } from './use-upload-image';

/** Tells whether any image of a form is being uploaded, because the form must not be saved meanwhile. */
export function useRunningUploads() {
  const [count, setCount] = useState(0);
  const during = async <T>(work: () => Promise<T>): Promise<T> => {
    setCount((running) => running + 1);
    try {
      return await work();
    } finally {
      setCount((running) => running - 1);
    }
  };
  return { areRunning: count > 0, during };
}

export type RunningUploads = ReturnType<typeof useRunningUploads>;

/**
 * Manages an image field of the surrounding form. A chosen file is shown at once while it uploads.
 * @param name of the field; it may change while a file uploads, as when the entries of a list are moved
 */
export function useImageField(name: string, uploads: RunningUploads) {
  const [{ value }, { touched, error }, { setValue }] = useField<string>(name);
  const setLatest = useRef(setValue);
  useEffect(() => {
    setLatest.current = setValue;
  });
  const { picture, refusal, choose: open, drop } = useImageChoice();
  const { progress, failed, upload } = useUploadImage(toastTexts.imageNotUploaded);
  const [file, setFile] = useState<File | null>(null);
  // The field may be removed while a file is read; then its name belongs to another entry.
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  const choose = async (chosen: File): Promise<void> => {
    setFile(null);
    const opened = await open(chosen);
    if (!opened || isGone.current) return;
    setFile(chosen);
    const address = await uploads.during(() => upload(() => shrinkPicture(opened)));
    // Drops the local preview: from now on the form's address is shown.
    drop();
    if (address === null || isGone.current) return;
    setFile(null);
    await setLatest.current(address);
  };

  return {
    /** Address of the picture to show; empty while there is none. */
    shown: picture?.src ?? value,
    uploading: progress !== null,
    progress,
    /** The reason why there is no image, or not the chosen one. */
    problem: refusal ?? failed ?? (touched ? error : undefined) ?? null,
    choose,
    /** Repeats the failed upload; null when there is none. */
    retry: file && failed !== null ? () => choose(file) : null,
  };
}

export type FieldImage = ReturnType<typeof useImageField>;
