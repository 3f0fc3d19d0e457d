import type { WriteBatch } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';
import { referToImage } from '../images/refer-to-image.ts';

/**
 * If a service's picture path is that of an uploaded picture, makes `batch` fail if the picture no
 * longer exists. Any other path is a static file of the site.
 * @throws ApiError bad_input
 */
export async function referToServiceImage(
  batch: WriteBatch,
  image: string,
  context: Context,
): Promise<void> {
  if (image.startsWith('/api/images/')) await referToImage(batch, 'image', image, context);
}
