import type { Page, Route } from '@playwright/test';

type Answer = Parameters<Route['fulfill']>[0];

/**
 * Lets calls reach the server and holds back what it answers; or, given an `instead`, answers in its
 * place. `reached`: there is an answer to the first of them. `release`: answers get through.
 */
export async function holdAnswers(page: Page, calls: string, instead?: Answer) {
  const reached = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  await page.route(calls, async (route) => {
    const answer = instead ?? { response: await route.fetch() };
    reached.resolve();
    await released.promise;
    await route.fulfill(answer);
  });
  return { reached: reached.promise, release: () => released.resolve() };
}
