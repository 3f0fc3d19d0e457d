import type { Page, Request } from '@playwright/test';
import { WatchedTargets } from '../../../../scripts/suite/watched-targets.ts';

/** Only the number of listeners counts here. */
const listenAnew = () => new WatchedTargets(() => {});

/**
 * From now on, how much `page` listens to in Firestore, by what it tells Firestore. It says so on one
 * channel at a time; after a change of the person or their token it opens another, and says all of it
 * again. What is still sent on the channel before is known by its numbers, which run on.
 * @returns the number now; NaN while Firestore is being told, which it is in more than one part
 */
export function countListeners(page: Page): () => number {
  let session = listenAnew();
  let lastRid = Number.NaN;
  const telling = new Set<Request>();

  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (request.method() !== 'POST' || !pathname.endsWith('/Listen/channel')) return;
    telling.add(request);
    const rid = Number(searchParams.get('RID'));
    const isFirst = !searchParams.has('SID');
    if (isFirst) session = listenAnew();
    else if (rid !== lastRid + 1) return;
    lastRid = rid;
    session.follow({ rid, body: request.postData() ?? '' });
    if (searchParams.get('TYPE') === 'terminate') session = listenAnew();
  });
  const told = (request: Request) => telling.delete(request);
  page.on('requestfinished', told);
  page.on('requestfailed', told);
  return () => (telling.size > 0 ? Number.NaN : session.targetCount);
}
