import { createHash } from 'node:crypto';
import type { Endpoints } from '@carwash/domain/api/endpoints';
import type { ErrorCode } from '@carwash/domain/api/errors';
import type { Context } from '../context.ts';
import { commitIfUnchanged, untilUncontended } from '../db/compare-and-set.ts';
import type { ReEncodedImage } from '../gateways/re-encode-image.ts';
import { ApiError } from '../http/api-error.ts';
import type { Handler } from '../http/handler.ts';
import { isAcceptedFormat } from './is-accepted-format.ts';

const refusal = (code: ErrorCode, message: string) =>
  new ApiError(code, message, [{ path: 'image', message }]);

/** Whether the picture is new. The hash is its id, so that the same one is stored once. */
const store = (sha256: string, image: ReEncodedImage, { db, now }: Context): Promise<boolean> =>
  untilUncontended(async () => {
    const document = db.images.doc(sha256);
    const batch = db.batch().create(document, { ...image, createdAt: now() });
    if (await commitIfUnchanged(batch)) return true;
    return (await document.get()).exists ? false : undefined;
  });

/** Keeps a picture as a re-encoded WebP and says where it is. */
export const uploadImage: Handler<Context, Endpoints['uploadImage']> = async (
  { file },
  context,
) => {
  if (!isAcceptedFormat(file)) {
    throw refusal('unsupported_media_type', 'The image must be a JPEG, PNG, WebP or AVIF picture.');
  }
  // Only who uploads waits for the decoders to be loaded.
  const { reEncodeImage } = await import('../gateways/re-encode-image.ts');
  const image = await reEncodeImage(file);
  if (!image) {
    throw refusal('bad_input', 'The image is damaged or has more than 40 megapixels.');
  }
  const sha256 = createHash('sha256').update(image.bytes).digest('hex');
  const isNew = await store(sha256, image, context);
  return { url: `/api/images/${sha256}`, width: image.width, height: image.height, isNew };
};
