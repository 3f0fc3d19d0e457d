import type { ServicePicture } from '@carwash/domain/services/service-picture';
import { array, boolean, type InferType, object, string } from 'yup';

const pictureEntrySchema = object({
  /** By it a picture is known while it is edited: made of those that are saved, or by chance. */
  id: string().defined(),
  /** Before and after. */
  isPair: boolean().defined(),
  /** Addresses of uploaded pictures; empty before. */
  imageBefore: string().defined(),
  image: string().defined(),
  caption: string().defined(),
});

/** A picture, or a pair, in a form. */
export type PictureEntry = InferType<typeof pictureEntrySchema>;

export const pictureEntriesSchema = () => array().of(pictureEntrySchema);

/** The same pictures have the same ids, whichever were added and removed before them. */
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

/** What the schema of the API is asked about: null where a pair still lacks its first picture. */
export const pictureOf = ({ isPair, imageBefore, image, caption }: PictureEntry) => ({
  ...(isPair && { imageBefore: imageBefore || null }),
  image,
  caption,
});

/** The same for comparison: surrounding spaces do not count. */
export const comparablePicture = (entry: PictureEntry) => ({
  ...pictureOf(entry),
  caption: entry.caption.trim(),
});

/** An empty entry. */
export const newPictureEntry = ({ isPair }: Pick<PictureEntry, 'isPair'>): PictureEntry => ({
  id: crypto.randomUUID(),
  isPair,
  imageBefore: '',
  image: '',
  caption: '',
});
