import type { CreateService } from '@carwash/domain/services/endpoints';
import type { Service } from '@carwash/domain/services/service';
import { picturePaths } from '@carwash/domain/services/service-picture';
import type { WriteBatch } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';
import { isUploadedPicture, referToImage } from '../images/refer-to-image.ts';

/**
 * Makes `batch` fail if one of the uploaded pictures of a service no longer exists. Any other path is a
 * static file of the site.
 * @returns the fields to store beside these, by which the uploaded pictures are found as in use
 * @throws ApiError bad_input that names the field
 */
export async function referToServiceImages(
  batch: WriteBatch,
  { image, pictures }: Partial<Pick<CreateService, 'image' | 'pictures'>>,
  context: Context,
): Promise<Pick<Service, 'uploadedPictures'>> {
  const ofPictures = picturePaths(pictures ?? []).filter(({ path }) => isUploadedPicture(path));
  const ofImage =
    image !== undefined && isUploadedPicture(image) ? [{ field: 'image', path: image }] : [];
  await Promise.all(
    [...ofImage, ...ofPictures].map(({ field, path }) => referToImage(batch, field, path, context)),
  );
  return pictures ? { uploadedPictures: ofPictures.map(({ path }) => path) } : {};
}
