import { useField } from 'formik';
import { useState } from 'react';
import { usePictureChoice } from '~/entities/images/use-picture-choice';
import { useUploadPicture } from '~/entities/images/use-upload-picture';
import { toastTexts } from '~/lib/toasts';

/** The image of the surrounding form: a file is shown at once and uploaded meanwhile. */
export function useServiceImage() {
  const [{ value }, { touched, error }, { setValue }] = useField<string>('image');
  const { picture, refusal, choose: open, drop } = usePictureChoice();
  const { progress, failed, upload } = useUploadPicture(toastTexts.serviceImageFailed);
  const [file, setFile] = useState<File | null>(null);

  const choose = async (chosen: File): Promise<void> => {
    setFile(null);
    if (!(await open(chosen))) return;
    setFile(chosen);
    const address = await upload(async () => chosen);
    // What is shown now is what would be saved.
    drop();
    if (address === null) return;
    setFile(null);
    await setValue(address);
  };

  return {
    /** Where the picture to show is; empty while there is none. */
    shown: picture?.src ?? value,
    uploading: progress !== null,
    progress,
    /** Why there is no image, or not the one that was chosen. */
    problem: refusal ?? failed ?? (touched ? error : undefined) ?? null,
    choose,
    /** Uploads once more what could not be; null while there is no such thing. */
    retry: file && failed !== null ? () => choose(file) : null,
  };
}

export type ServiceImage = ReturnType<typeof useServiceImage>;
