import type { Context } from '../context.ts';
import { requireStoredImage } from '../images/require-stored-image.ts';

/**
 * Makes sure that a picture which is said to be an uploaded one has been uploaded. Any other path is
 * a file of the site.
 * @throws ApiError bad_input
 */
export async function requireImage(image: string, context: Context): Promise<void> {
  if (image.startsWith('/api/images/')) await requireStoredImage('image', image, context);
}
