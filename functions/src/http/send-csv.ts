import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import type { CsvFile } from './handler.ts';

async function* startingWith(first: string, others: AsyncIterable<string>) {
  yield first;
  yield* others;
}

const callerHasGone = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';

/**
 * Streams a file. Each part is read only after the client has received the previous one, and nothing
 * more is read after the client disconnects. An error before the first part is sent as an error
 * response. An error after it closes the connection, so that the client does not take an incomplete
 * file for a complete one.
 */
export async function sendCsv(response: Response, { fileName, parts }: CsvFile): Promise<void> {
  const iterator = parts[Symbol.asyncIterator]();
  const first = await iterator.next();
  const rest = { [Symbol.asyncIterator]: () => iterator };
  response.set({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${fileName}"`,
  });
  try {
    await pipeline(Readable.from(startingWith(first.value ?? '', rest)), response);
  } catch (error) {
    if (!callerHasGone(error)) throw error;
  }
}
