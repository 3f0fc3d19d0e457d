import busboy from 'busboy';
import type { Request } from 'express';
import { ApiError } from '../errors/api-error.ts';

const brokenForm = () => new ApiError('bad_input', 'The form is broken.');

function startForm(request: Request, maxBytes: number): busboy.Busboy {
  try {
    const limits = { fieldSize: maxBytes, fields: 100, parts: 100, files: 0, headerPairs: 50 };
    return busboy({ headers: request.headers, limits });
  } catch {
    throw brokenForm();
  }
}

/**
 * Returns the fields of a multipart form that carries no files.
 * @throws ApiError bad_input, too_large
 */
export async function readFormFields(
  request: Request,
  maxBytes: number,
): Promise<Record<string, string>> {
  const form = startForm(request, maxBytes);
  const fields: [string, string][] = [];
  try {
    await new Promise<void>((resolve, reject) => {
      let bytes = 0;
      const tooLarge = () => reject(new ApiError('too_large', 'The request is too large.'));
      request.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes > maxBytes) tooLarge();
      });
      form.on('field', (name, value) => fields.push([name, value]));
      for (const limit of ['partsLimit', 'fieldsLimit', 'filesLimit'] as const) {
        form.on(limit, tooLarge);
      }
      form.on('error', () => reject(brokenForm()));
      request.on('error', () => reject(brokenForm()));
      form.on('close', () => resolve());
      request.pipe(form);
    });
    return Object.fromEntries(fields);
  } finally {
    request.unpipe(form);
  }
}
