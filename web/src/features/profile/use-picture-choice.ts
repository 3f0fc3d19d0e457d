import { useEffect, useState } from 'react';
import { openPicture, refusalOf } from './check-picture.ts';

const unreadable = 'This picture cannot be opened. It may be damaged: please choose another one.';

interface PictureChoice {
  /** What is to be cropped; null while nothing is. */
  picture: HTMLImageElement | null;
  /** Why the last choice was refused. */
  refusal: string | null;
}

const nothing: PictureChoice = { picture: null, refusal: null };

/** A file from somebody's device, checked and opened before it is sent anywhere. */
export function usePictureChoice() {
  const [choice, setChoice] = useState(nothing);
  const { picture } = choice;

  useEffect(() => {
    if (picture) return () => URL.revokeObjectURL(picture.src);
  }, [picture]);

  const choose = async (file: File) => {
    const refusal = refusalOf(file);
    setChoice({ ...nothing, refusal });
    if (refusal !== null) return;
    try {
      setChoice({ ...nothing, picture: await openPicture(file) });
    } catch {
      setChoice({ ...nothing, refusal: unreadable });
    }
  };

  return { ...choice, choose, drop: () => setChoice(nothing) };
}
