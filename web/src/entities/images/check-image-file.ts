import { acceptedImageTypes, maxImageBytes } from '@carwash/domain/images/endpoints';

const megabytes = (bytes: number): string => `${Math.ceil(bytes / 1024 / 1024)} MB`;

/** Accepted image types, for the file dialog and for messages. */
export const acceptedImageFiles = acceptedImageTypes.join(',');
export const imageFileRules = `JPEG, PNG, WebP or AVIF, up to ${megabytes(maxImageBytes)}.`;

const isAccepted = (type: string): boolean =>
  acceptedImageTypes.some((accepted) => accepted === type);

/**
 * Returns why a chosen file is refused as a photo; null when it is accepted. A file whose type the browser
 * does not know is accepted.
 */
export function imageFileProblem({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (type !== '' && !isAccepted(type)) return `Please choose a picture: ${imageFileRules}`;
  if (size > maxImageBytes) {
    return `This picture has ${megabytes(size)}. Please choose one of at most ${megabytes(maxImageBytes)}.`;
  }
  return null;
}

/** Loads a file as an image that can be drawn. The caller must revoke its `src`. */
export async function decodeImageFile(file: File): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = URL.createObjectURL(file);
  try {
    await picture.decode();
    return picture;
  } catch (cause) {
    URL.revokeObjectURL(picture.src);
    throw new Error('The file cannot be shown as a picture', { cause });
  }
}
