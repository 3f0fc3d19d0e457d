import type { Readable } from 'node:stream';
import busboy from 'busboy';
import type { Request } from 'express';
import { ApiError, badInput } from '../errors/api-error.ts';

const field = 'image';

const bad = (message: string) => badInput(field, message);

const tooLarge = () => {
  const message = 'The image is too large.';
  return new ApiError('too_large', message, [{ path: field, message }]);
};

const unknownField = (name: string) => badInput(name, `${name} is not a known field`);

/**
 * Reads the one file of a multipart form, in the field `image`. The file name and content type in the
 * form are ignored.
 * @param maxBytes a larger file is refused with too_large
 * @throws ApiError unsupported_media_type, bad_input, too_large
 */
export async function readUpload(request: Request, maxBytes: number): Promise<Buffer> {
  if (!request.is('multipart/form-data')) {
    throw new ApiError('unsupported_media_type', 'Send multipart/form-data with a field image.');
  }
  const form = startForm(request, maxBytes);
  try {
    return await collectFile(form, request);
  } finally {
    // After an error the rest of the form stays unread; Node discards it.
    request.unpipe(form);
  }
}

function startForm(request: Request, maxBytes: number): busboy.Busboy {
  try {
    // The parser treats a file of exactly the limit as truncated, hence + 1.
    const limits = { fileSize: maxBytes + 1, files: 1, fields: 1, parts: 3, headerPairs: 50 };
    return busboy({ headers: request.headers, limits });
  } catch {
    throw bad('The form is broken');
  }
}

const collectFile = (form: busboy.Busboy, source: Readable): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const broken = () => reject(bad('The form is broken'));
    form.on('file', (name, stream) => {
      if (name !== field) reject(unknownField(name));
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('limit', () => reject(tooLarge()));
      stream.on('error', broken);
    });
    form.on('field', (name) =>
      reject(name === field ? bad('image must be a file') : unknownField(name)),
    );
    form.on('filesLimit', () => reject(bad('Send one image at a time')));
    form.on('error', broken);
    form.on('close', () =>
      chunks.length > 0 ? resolve(Buffer.concat(chunks)) : reject(bad('An image is required')),
    );
    source.on('error', broken);
    source.pipe(form);
  });
