import type { Page } from '@playwright/test';

/** Loses the answer of the next call, which reaches the server. */
export const loseAnswer = (page: Page, calls: string): Promise<unknown> =>
  page.route(
    calls,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
