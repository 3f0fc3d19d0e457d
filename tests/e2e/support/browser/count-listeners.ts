import type { Page, Request } from '@playwright/test';
import { WatchedTargets } from '../../../../scripts/suite/watched-targets.ts';

/** Only the number of listeners counts here. */
const listenAnew = () => new WatchedTargets(() => {});

/**
 * Counts the listeners that `page` has open at Firestore from now on, by the requests that add and remove them. The page
 * sends these on one channel at a time. After a change of the person or their token it opens a new channel and adds all
 * listeners again. A request that is still sent on the old channel is ignored, because its number (RID) does not follow
 * the last one of the new channel.
 * @returns a function that returns the present number; NaN while a request is under way
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
