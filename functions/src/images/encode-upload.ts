import type { ErrorCode } from '@carwash/domain/endpoint/errors';
import { ApiError, overloaded } from '../errors/api-error.ts';
import type { ReEncodedImage } from '../gateways/re-encode-image.ts';
import { isAcceptedFormat } from './is-accepted-format.ts';
import { createWorkQueue } from './work-queue.ts';

const refusal = (code: ErrorCode, message: string) =>
  new ApiError(code, message, [{ path: 'image', message }]);

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
 * Returns an uploaded picture as a re-encoded WebP.
 * @throws ApiError unsupported_media_type, bad_input; overloaded while too many pictures wait
 */
export async function encodeUpload(file: Buffer): Promise<ReEncodedImage> {
  if (!isAcceptedFormat(file)) {
    throw refusal('unsupported_media_type', 'The image must be a JPEG, PNG, WebP or AVIF picture.');
  }
  const image = await encode(file);
  if (!image) {
    throw refusal('bad_input', 'The image is damaged or has more than 40 megapixels.');
  }
  return image;
}
