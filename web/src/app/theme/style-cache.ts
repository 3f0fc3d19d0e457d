import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';

/** What Safari still knew by another name in 2023: the site is built for browsers since then. */
const prefixed = new Set(['user-select', 'backdrop-filter', 'hyphens', 'box-decoration-break']);

/**
 * In place of emotion's own, which knows the names of ten years: looking them up is a quarter of the work for a
 * style.
 */
const prefixForSafari: StylisPlugin = (element) => {
  if (element.type !== 'decl' || !prefixed.has(`${element.props}`)) return;
  element.return = `-webkit-${element.value}${element.value}`;
};

/**
 * Where the styles of a page are kept, of one that is rendered in advance as well. Not by the key 'css', or a
 * cache that emotion makes, and nothing uses, would move those styles about first.
 */
export const createStyleCache = (): EmotionCache =>
  createCache({ key: 'c', stylisPlugins: [prefixForSafari] });
