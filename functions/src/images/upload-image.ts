import { createHash } from 'node:crypto';
import type { ErrorCode } from '@carwash/domain/endpoint/errors';
import type { Endpoints } from '@carwash/domain/endpoints';
import { imagePath } from '@carwash/domain/images/image-path';
import type { Context } from '../context.ts';
import { commitIfUnchanged, ifUnchanged, retryOnConflict } from '../db/compare-and-set.ts';
import { ApiError, overloaded } from '../errors/api-error.ts';
import type { ReEncodedImage } from '../gateways/re-encode-image.ts';
import type { Handler } from '../http/handler.ts';
import { findImage } from './find-image.ts';
import { isAcceptedFormat } from './is-accepted-format.ts';
import { nextImageCheck } from './next-image-check.ts';
import { createWorkQueue } from './work-queue.ts';

const refusal = (code: ErrorCode, message: string) =>
  new ApiError(code, message, [{ path: 'image', message }]);

const removedMessage = 'This picture was removed by the business and cannot be uploaded again.';

/**
 * One queue per instance: there is not enough memory to decode two large pictures at once. A phone's
 * picture of 12 megapixels has about 4 MB and takes 1 to 2 seconds, so three of them fill the queue.
 */
const encoding = createWorkQueue({ count: 11, bytes: 12_000_000 });

/** Retry-After in seconds: about the time until a full queue has room again. */
const retryAfter = 10;

function encode(file: Buffer): Promise<ReEncodedImage | null> {
  const image = encoding.run(file.length, async () => {
    // Loaded here, so that only uploads wait for the image decoders.
    const { reEncodeImage } = await import('../gateways/re-encode-image.ts');
    return reEncodeImage(file);
  });
  if (image) return image;
  throw overloaded(
    'Many pictures are being uploaded right now. Please try again in a moment.',
    retryAfter,
  );
}

/**
 * Stores a picture under its hash, so the same picture is stored only once. A repeated upload extends
 * its life by a day, so that the uploader can use it.
 * @returns whether the picture is new
 * @throws ApiError bad_input if an admin has removed this picture
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
    if (found.get('removedAt')) throw refusal('bad_input', removedMessage);
    const again = db.batch().update(found.ref, { checkAt }, ifUnchanged(found));
    return (await commitIfUnchanged(again)) ? false : undefined;
  });

/** Stores a picture as a re-encoded WebP and returns its path. */
export const uploadImage: Handler<Pick<Context, 'db' | 'now'>, Endpoints['uploadImage']> = async (
  { file },
  context,
) => {
  if (!isAcceptedFormat(file)) {
    throw refusal('unsupported_media_type', 'The image must be a JPEG, PNG, WebP or AVIF picture.');
  }
  const image = await encode(file);
  if (!image) {
    throw refusal('bad_input', 'The image is damaged or has more than 40 megapixels.');
  }
  const sha256 = createHash('sha256').update(image.bytes).digest('hex');
  const isNew = await store(sha256, image, context);
  return { url: imagePath(sha256), width: image.width, height: image.height, isNew };
};
