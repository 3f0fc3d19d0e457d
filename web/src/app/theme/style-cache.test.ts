import { expect, test } from 'vitest';
import { createStyleCache, standingStyles } from './style-cache';

function cssOf(styles: string): string | undefined {
  const cache = createStyleCache();
  // Emotion returns the styles where there is no document, instead of inserting them.
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

test("emotion's own caches do not recognise its styles in the HTML, so they do not move them", () => {
  const written =
    '<style data-emotion="c a b">.c-a{}</style><style data-emotion="c-global g">p{}</style>';
  expect(standingStyles(written, createStyleCache())).toBe(
    '<style data-styles="a b">.c-a{}</style><style data-s data-emotion="c-global g">p{}</style>',
  );
});
