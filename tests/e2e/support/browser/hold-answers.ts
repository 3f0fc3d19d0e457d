import type { Page, Route } from '@playwright/test';

interface HoldOptions {
  /** Answers in place of the server. */
  instead?: Parameters<Route['fulfill']>[0];
  /** How many calls are held; all without it. */
  times?: number;
}

/**
 * Lets calls reach the server and holds back what it answers. `reached`: there is an answer to the first of them.
 * `release`: answers get through.
 */
export async function holdAnswers(page: Page, calls: string, { instead, times }: HoldOptions = {}) {
  const reached = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const hold = async (route: Route) => {
    const answer = instead ?? { response: await route.fetch() };
    reached.resolve();
    await released.promise;
    await route.fulfill(answer);
  };
  await page.route(calls, hold, { times });
  return { reached: reached.promise, release: () => released.resolve() };
}
