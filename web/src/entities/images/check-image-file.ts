import { acceptedImageTypes } from '@carwash/domain/images/endpoints';

/** Largest file that is opened, in bytes: more than a camera of 48 megapixels writes. What is sent is far smaller. */
const maxFileBytes = 50 * 1024 * 1024;

const megabytes = (bytes: number): string => `${Math.ceil(bytes / 1024 / 1024)} MB`;

/**
 * Files that the file dialog offers. All pictures, because phones then turn their own formats into JPEG, and because a
 * file that cannot be chosen does not say why.
 */
export const acceptedImageFiles = 'image/*';
export const imageFileRules = `JPEG, PNG, WebP, AVIF or HEIC, up to ${megabytes(maxFileBytes)}.`;

type ImageFile = Pick<File, 'name' | 'type' | 'size'>;

/** The format of the photos of iPhones, which few other browsers can open. */
const isHeic = ({ name, type }: ImageFile): boolean =>
  /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);

const isAccepted = (type: string): boolean =>
  acceptedImageTypes.some((accepted) => accepted === type);

/**
 * Returns why a chosen file is refused as a photo; null when it is accepted. A file whose type the browser
 * does not know is accepted.
 */
export function imageFileProblem(file: ImageFile): string | null {
  const { type, size } = file;
  if (type !== '' && !isAccepted(type) && !isHeic(file)) {
    return `Please choose a picture: ${imageFileRules}`;
  }
  if (size > maxFileBytes) {
    return `This picture has ${megabytes(size)}. Please choose one of at most ${megabytes(maxFileBytes)}.`;
  }
  return null;
}

/** Says why a file that was accepted cannot be opened after all. */
const unreadableText = (file: ImageFile): string =>
  isHeic(file)
    ? 'This browser cannot open HEIC pictures. Please choose a JPEG: an iPhone takes them with Settings > Camera > Formats > Most Compatible.'
    : 'This picture cannot be opened. It may be damaged: please choose another one.';

/** Why a file cannot be used as a picture, in words for the user. */
export class PictureProblem extends Error {
  override name = 'PictureProblem';
}

/**
 * Opens a file as an image that can be drawn. The caller must revoke its `src`.
 * @throws PictureProblem
 */
export async function openPicture(file: File): Promise<HTMLImageElement> {
  const problem = imageFileProblem(file);
  if (problem !== null) throw new PictureProblem(problem);
  const picture = new Image();
  picture.src = URL.createObjectURL(file);
  try {
    await picture.decode();
    return picture;
  } catch (cause) {
    URL.revokeObjectURL(picture.src);
    throw new PictureProblem(unreadableText(file), { cause });
  }
}
