import { call } from '../../../support/calls/call.ts';
import type { Harness } from '../harness/harness.ts';
import type { Person } from '../people/people.ts';

/** Returns the ids on every page of a list, following the cursor to the end. */
export async function idsByPage(
  harness: Harness,
  as: Person,
  path: string,
  limit: number,
): Promise<string[][]> {
  const pages: string[][] = [];
  let cursor: string | null = null;
  do {
    const query = new URLSearchParams({ limit: String(limit), ...(cursor && { cursor }) });
    const answer = await call(harness, 'GET', `${path}${path.includes('?') ? '&' : '?'}${query}`, {
      as,
    });
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
    pages.push(answer.data.map(({ _id }: { _id: string }) => _id));
    cursor = answer.meta?.nextCursor ?? null;
  } while (cursor);
  return pages;
}
