import { readFileSync } from 'node:fs';
import { expect, test } from '../support/test.ts';
import { headingsFile, headingsOf, pictures } from './pictures.ts';

const taken: Record<string, string[]> = JSON.parse(readFileSync(headingsFile, 'utf8'));

for (const [name, reach] of Object.entries(pictures)) {
  test(`the picture ${name} of the README has the headings of its page`, {
    tag: '@long',
  }, async ({ page }) => {
    await reach(page);
    await expect
      .poll(() => headingsOf(page), { message: 'npm run pictures takes new ones' })
      .toEqual(taken[name]);
  });
}
