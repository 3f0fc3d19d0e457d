import { createHash } from 'node:crypto';
import type { Endpoints } from '@carwash/domain/endpoints';
import { imagePath } from '@carwash/domain/images/image-path';
import type { Context } from '../context.ts';
import { commitIfUnchanged, ifUnchanged, retryOnConflict } from '../db/compare-and-set.ts';
import { badInput } from '../errors/api-error.ts';
import type { ReEncodedImage } from '../gateways/re-encode-image.ts';
import type { Handler } from '../http/handler.ts';
import { encodeUpload } from './encode-upload.ts';
import { findImage } from './find-image.ts';
import { nextImageCheck } from './next-image-check.ts';

const removedMessage = 'This picture was removed by the business and cannot be uploaded again.';

/**
 * Stores a picture under its hash, so the same picture is stored only once. A repeated upload extends
 * its life by a day, so that the uploader can use it.
 * @returns whether the picture is new
 * @throws ApiError bad_input if the desk has removed this picture
 */
const store = (
  sha256: string,
  image: ReEncodedImage,
  { db, now }: Pick<Context, 'db' | 'now'>,
): Promise<boolean> =>
  retryOnConflict(async () => {
    const document = db.images.doc(sha256);
    const createdAt = now();
    const checkAt = nextImageCheck(createdAt);
    if (await commitIfUnchanged(db.batch().create(document, { ...image, checkAt, createdAt }))) {
      return true;
    }
    const found = await findImage(sha256, { db });
    if (!found) return undefined;
    if (found.get('removedAt')) throw badInput('image', removedMessage);
    const again = db.batch().update(found.ref, { checkAt }, ifUnchanged(found));
    return (await commitIfUnchanged(again)) ? false : undefined;
  });

/** Stores a picture as a re-encoded WebP and returns its path. */
export const uploadImage: Handler<Pick<Context, 'db' | 'now'>, Endpoints['uploadImage']> = async (
  { file },
  context,
) => {
  const image = await encodeUpload(file);
  const sha256 = createHash('sha256').update(image.bytes).digest('hex');
  const isNew = await store(sha256, image, context);
  return { url: imagePath(sha256), width: image.width, height: image.height, isNew };
};
