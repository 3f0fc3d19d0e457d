import { maxServicePictures, type ServicePicture } from '@carwash/domain/services/service-picture';
import { array, boolean, type InferType, number, object, string } from 'yup';

const pictureEntrySchema = object({
  /** By it a picture is known while others are moved around it. */
  id: number().defined(),
  /** Before and after. */
  isPair: boolean().defined(),
  /** Addresses of uploaded pictures; empty before. */
  imageBefore: string().defined(),
  image: string().defined(),
  caption: string().defined(),
});

/** A picture of a service, or a pair, in the form. */
export type PictureEntry = InferType<typeof pictureEntrySchema>;

export const pictureEntriesSchema = () => array().of(pictureEntrySchema);

export const pictureEntriesOf = (pictures: readonly ServicePicture[]): PictureEntry[] =>
  pictures.map(({ image, imageBefore, caption }, id) => ({
    id,
    isPair: imageBefore !== undefined,
    imageBefore: imageBefore ?? '',
    image,
    caption,
  }));

/** What the schema of the API is asked about: null where a pair still lacks its first picture. */
export const picturesOf = (entries: readonly PictureEntry[]) =>
  entries.map(({ isPair, imageBefore, image, caption }) => ({
    ...(isPair && { imageBefore: imageBefore || null }),
    image,
    caption,
  }));

/** The same for comparison: surrounding spaces do not count. */
export const comparablePictures = (entries: readonly PictureEntry[]) =>
  picturesOf(entries).map((picture) => ({ ...picture, caption: picture.caption.trim() }));

export const isFull = (entries: readonly PictureEntry[]): boolean =>
  entries.length >= maxServicePictures;

/** An empty entry, with an id that none of the others has. */
export const newPictureEntry = (
  others: readonly PictureEntry[],
  { isPair }: Pick<PictureEntry, 'isPair'>,
): PictureEntry => ({
  id: Math.max(-1, ...others.map(({ id }) => id)) + 1,
  isPair,
  imageBefore: '',
  image: '',
  caption: '',
});
