import type { WriteBatch } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';
import { referToImage } from '../images/refer-to-image.ts';

/**
 * Lets `batch`, which gives a service its picture, through only while that is there, if it is said to be
 * an uploaded one. Any other path is a file of the site.
 * @throws ApiError bad_input
 */
export async function referToPicture(
  batch: WriteBatch,
  image: string,
  context: Context,
): Promise<void> {
  if (image.startsWith('/api/images/')) await referToImage(batch, 'image', image, context);
}
