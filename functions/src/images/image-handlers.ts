import type { Endpoints } from '@carwash/domain/endpoints';
import type { imageEndpoints } from '@carwash/domain/images/endpoints';
import type { Context } from '../context.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Handler, Handlers } from '../http/handler.ts';
import { removeImage } from './remove-image.ts';
import { uploadImage } from './upload-image.ts';

/** Returns a stored picture, in the small size if that is requested and exists. */
const getImage: Handler<Pick<Context, 'db'>, Endpoints['getImage']> = async (
  { params, query },
  { db },
) => {
  const stored = (await db.images.doc(params.sha256).get()).data();
  if (!stored || stored.removedAt) throw new ApiError('not_found', 'There is no such image.');
  const { bytes, contentType, small } = stored;
  if (!Buffer.isBuffer(bytes) || typeof contentType !== 'string') {
    throw new Error(`images/${params.sha256} is not a picture`);
  }
  const isSmall = query.size === 'small' && Buffer.isBuffer(small);
  return {
    bytes: isSmall ? small : bytes,
    contentType,
    version: isSmall ? `${params.sha256}-small` : params.sha256,
  };
};

/** The endpoints that the function `images` serves. `api` serves all others. */
export type ImageEndpointName = keyof typeof imageEndpoints;

/** The handler of each endpoint of pictures. */
export const imageHandlers: Handlers<Pick<Context, 'db' | 'now'>, ImageEndpointName> = {
  getImage,
  removeImage,
  uploadImage,
};
