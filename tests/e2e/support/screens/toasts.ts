import { type BrowserContext, expect, type Page } from '@playwright/test';

const told = new WeakMap<Page, string[]>();

const follower = `
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof Element) || !node.closest('.toasts')) continue;
      const alerts = node.matches('[role=alert]') ? [node] : node.querySelectorAll('[role=alert]');
      for (const alert of alerts) noteToast(alert.textContent);
    }
  }).observe(document, { childList: true, subtree: true });
`;

/** The toast that is on the screen now and says so. */
export const toast = (page: Page, text: string) =>
  page.getByRole('alert').filter({ hasText: text });

/** Notes every toast of a browser: a toast is gone after seconds, and a test may look later. */
export async function noteToasts(context: BrowserContext): Promise<void> {
  await context.exposeBinding('noteToast', ({ page }, text: string) => {
    told.set(page, [...toastsOf(page), text]);
  });
  await context.addInitScript(follower);
}

/** Returns the texts of all toasts of a page so far, also of those that are gone. */
export const toastsOf = (page: Page): string[] => told.get(page) ?? [];

/** Waits until a toast says so, unless one has: for what is looked for after something slow. */
export const expectTold = (page: Page, text: string): Promise<void> =>
  expect
    .poll(() => toastsOf(page), 'what toasts have said')
    .toContainEqual(expect.stringContaining(text));
