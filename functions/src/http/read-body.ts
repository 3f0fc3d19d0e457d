import type { Endpoint } from '@carwash/domain/endpoint/endpoint';
import express, { type Request, type RequestHandler, type Response } from 'express';
import { ApiError } from '../errors/api-error.ts';
import { contentTypes } from './content-types.ts';
import { readFormFields } from './read-form-fields.ts';

/** Maximum size of a body in bytes, before and after decompression. */
export const bodyLimitBytes = 100 * 1024;

/** Maximum size of a text, in bytes: a report of a mail server contains the whole mail. */
export const textLimitBytes = 1024 * 1024;

const textParser = express.text({ limit: textLimitBytes, type: () => true });

const parsers: RequestHandler[] = [
  express.json({ limit: bodyLimitBytes }),
  express.urlencoded({ extended: false, limit: bodyLimitBytes }),
];

const run = (parser: RequestHandler, request: Request): Promise<void> =>
  new Promise((resolve, reject) => {
    parser(request, {} as Response, (error: unknown) => (error ? reject(error) : resolve()));
  });

const hasBody = (request: Request): boolean =>
  Number(request.headers['content-length'] ?? 0) > 0 ||
  request.headers['transfer-encoding'] !== undefined;

/**
 * Returns the parsed body of a call; an empty object if there is none. An uploaded file is not read.
 * @throws ApiError unsupported_media_type, and the errors of Express' body parsers
 */
export async function readBody(accepts: Endpoint['accepts'], request: Request): Promise<unknown> {
  if (accepts === 'image' || !hasBody(request)) return {};
  const types: readonly string[] = contentTypes[accepts];
  if (!request.is([...types])) {
    throw new ApiError('unsupported_media_type', `Send ${types.join(' or ')}.`);
  }
  if (accepts === 'text') {
    await run(textParser, request);
    return { text: request.body };
  }
  if (request.is('multipart/form-data')) return readFormFields(request, bodyLimitBytes);
  for (const parser of parsers) await run(parser, request);
  return request.body;
}
