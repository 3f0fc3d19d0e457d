import { useEffect, useState } from 'react';
import { openPicture, PictureProblem } from './check-image-file';

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

  /** Resolves to the file as a picture; to null if it is none. */
  const choose = async (file: File): Promise<HTMLImageElement | null> => {
    setChoice(nothing);
    try {
      const opened = await openPicture(file);
      setChoice({ ...nothing, picture: opened });
      return opened;
    } catch (failure) {
      if (!(failure instanceof PictureProblem)) throw failure;
      setChoice({ ...nothing, refusal: failure.message });
      return null;
    }
  };

  return { ...choice, choose, drop: () => setChoice(nothing) };
}
