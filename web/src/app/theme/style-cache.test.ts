import { expect, test } from 'vitest';
import { createStyleCache } from './style-cache';

function cssOf(styles: string): string | undefined {
  const cache = createStyleCache();
  // Returned where there is no document, instead of being inserted.
  return cache.insert('.c-name', { name: 'name', styles }, cache.sheet, true) ?? undefined;
}

test.each([
  ['user-select:none;', '.c-name{-webkit-user-select:none;user-select:none;}'],
  ['display:flex;transition:all 1s;', '.c-name{display:flex;transition:all 1s;}'],
  [
    '&:hover{backdrop-filter:blur(4px);}',
    '.c-name:hover{-webkit-backdrop-filter:blur(4px);backdrop-filter:blur(4px);}',
  ],
])('%s', (styles, css) => {
  expect(cssOf(styles)).toBe(css);
});
