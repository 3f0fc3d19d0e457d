import { useField } from 'formik';
import { useState } from 'react';
import { useImageChoice } from '~/entities/images/use-image-choice';
import { useUploadImage } from '~/entities/images/use-upload-image';
import { toastTexts } from '~/lib/toasts';

/** The image field of the surrounding form. A chosen file is shown at once while it uploads. */
export function useServiceImage() {
  const [{ value }, { touched, error }, { setValue }] = useField<string>('image');
  const { picture, refusal, choose: open, drop } = useImageChoice();
  const { progress, failed, upload } = useUploadImage(toastTexts.serviceImageFailed);
  const [file, setFile] = useState<File | null>(null);

  const choose = async (chosen: File): Promise<void> => {
    setFile(null);
    if (!(await open(chosen))) return;
    setFile(chosen);
    const address = await upload(async () => chosen);
    // Drops the local preview: from now on the form's address is shown.
    drop();
    if (address === null) return;
    setFile(null);
    await setValue(address);
  };

  return {
    /** Address of the picture to show; empty while there is none. */
    shown: picture?.src ?? value,
    uploading: progress !== null,
    progress,
    /** Why there is no image, or not the chosen one. */
    problem: refusal ?? failed ?? (touched ? error : undefined) ?? null,
    choose,
    /** Repeats the failed upload; null when there is none. */
    retry: file && failed !== null ? () => choose(file) : null,
  };
}

export type ServiceImage = ReturnType<typeof useServiceImage>;
