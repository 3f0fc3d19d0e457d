import type { CreateService } from '@carwash/domain/services/endpoints';
import { picturePaths, type ServicePicture } from '@carwash/domain/services/service-picture';
import type { WriteBatch } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';
import { isUploadedPicture, referToImage } from '../images/refer-to-image.ts';

const uploadedPaths = (pictures: readonly ServicePicture[]) =>
  picturePaths(pictures).filter(({ path }) => isUploadedPicture(path));

/** Returns the paths of the uploaded pictures, by which they are found as in use. */
export const uploadedPicturesIn = (pictures: readonly ServicePicture[]): string[] =>
  uploadedPaths(pictures).map(({ path }) => path);

/**
 * Makes `batch` fail if one of the uploaded pictures of a service no longer exists. Any other path is a
 * static file of the site.
 * @throws ApiError bad_input that names the field
 */
export async function referToServiceImages(
  batch: WriteBatch,
  { image, pictures }: Partial<Pick<CreateService, 'image' | 'pictures'>>,
  context: Context,
): Promise<void> {
  const ofPictures = uploadedPaths(pictures ?? []);
  const ofImage =
    image !== undefined && isUploadedPicture(image) ? [{ field: 'image', path: image }] : [];
  await Promise.all(
    [...ofImage, ...ofPictures].map(({ field, path }) => referToImage(batch, field, path, context)),
  );
}
