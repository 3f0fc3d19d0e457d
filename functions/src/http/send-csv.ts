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
 * Sends a file part by part, each read when the caller has taken the one before. When the caller goes
 * away nothing more is read. A failure before the first part is answered like any other; one after it
 * cuts the connection, so that nobody takes half a file for a whole one.
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
