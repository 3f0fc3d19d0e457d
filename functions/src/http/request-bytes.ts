import { Readable } from 'node:stream';
import type { Request } from 'express';

/** Cloud Functions has read the request already and keeps its bytes in `rawBody`. */
export const bytesOf = (request: Request): Readable =>
  'rawBody' in request && Buffer.isBuffer(request.rawBody)
    ? Readable.from([request.rawBody])
    : request;
