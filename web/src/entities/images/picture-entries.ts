import type { ServicePicture } from '@carwash/domain/services/service-picture';
import { array, boolean, type InferType, object, string } from 'yup';

const pictureEntrySchema = object({
  /**
   * Identifies the picture while it is edited: derived from the address for saved pictures, random for new
   * ones.
   */
  id: string().defined(),
  /** Whether the entry is a pair: before and after. */
  isPair: boolean().defined(),
  /** Addresses of the pictures; empty until they are uploaded. */
  imageBefore: string().defined(),
  image: string().defined(),
  caption: string().defined(),
});

/** A picture, or a pair of pictures, in a form. */
export type PictureEntry = InferType<typeof pictureEntrySchema>;

export const pictureEntriesSchema = () => array().of(pictureEntrySchema);

/**
 * Turns saved pictures into form entries. The same pictures always get the same ids, even if others were
 * added or removed before them.
 */
export function pictureEntriesOf(pictures: readonly ServicePicture[]): PictureEntry[] {
  const counts = new Map<string, number>();
  return pictures.map(({ image, imageBefore, caption }) => {
    const count = (counts.get(image) ?? 0) + 1;
    counts.set(image, count);
    return {
      id: `${image} ${count}`,
      isPair: imageBefore !== undefined,
      imageBefore: imageBefore ?? '',
      image,
      caption,
    };
  });
}

/**
 * Returns an entry as the API's schema expects it; `imageBefore` is null where a pair still lacks its first
 * picture.
 */
export const pictureOf = ({ isPair, imageBefore, image, caption }: PictureEntry) => ({
  ...(isPair && { imageBefore: imageBefore || null }),
  image,
  caption,
});

/** Returns an entry for comparison, without surrounding spaces. */
export const comparablePicture = (entry: PictureEntry) => ({
  ...pictureOf(entry),
  caption: entry.caption.trim(),
});

export const newPictureEntry = ({ isPair }: Pick<PictureEntry, 'isPair'>): PictureEntry => ({
  id: crypto.randomUUID(),
  isPair,
  imageBefore: '',
  image: '',
  caption: '',
});
