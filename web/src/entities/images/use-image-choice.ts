import { useEffect, useState } from 'react';
import { decodeImageFile, imageFileProblem } from './check-image-file';

const unreadable = 'This picture cannot be opened. It may be damaged: please choose another one.';

interface ImageChoice {
  /** The chosen picture; null while there is none. */
  picture: HTMLImageElement | null;
  /** Why the last chosen file was refused. */
  refusal: string | null;
}

const nothing: ImageChoice = { picture: null, refusal: null };

/** Manages the choice of a file from the user's device, validated and decoded before it is sent anywhere. */
export function useImageChoice() {
  const [choice, setChoice] = useState(nothing);
  const { picture } = choice;

  useEffect(() => {
    if (picture) return () => URL.revokeObjectURL(picture.src);
  }, [picture]);

  /** Resolves to whether the file is a usable picture. */
  const choose = async (file: File): Promise<boolean> => {
    const refusal = imageFileProblem(file);
    setChoice({ ...nothing, refusal });
    if (refusal !== null) return false;
    try {
      setChoice({ ...nothing, picture: await decodeImageFile(file) });
      return true;
    } catch {
      setChoice({ ...nothing, refusal: unreadable });
      return false;
    }
  };

  return { ...choice, choose, drop: () => setChoice(nothing) };
}
