import type { Endpoints } from '@carwash/domain/endpoints';
import type { Context } from '../context.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Handler } from '../http/handler.ts';

/** Returns a stored picture, in the small size if that is requested and exists. */
export const getImage: Handler<Pick<Context, 'db'>, Endpoints['getImage']> = async (
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
