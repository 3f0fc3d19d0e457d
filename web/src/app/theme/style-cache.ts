import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';
import { StyleSheet } from '@emotion/sheet';

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
 * Takes over the styles of the HTML where they stand. Emotion's own moves them to the end of the head, and the
 * browser then computes the styles of every element again.
 */
class StandingSheet extends StyleSheet {
  override hydrate(nodes: HTMLStyleElement[]): void {
    this.tags.push(...nodes);
  }
}

/** Of the elements with styles in the HTML of a page: the names of the styles, without the cache's key. */
const namesAttribute = 'data-styles';

/**
 * The elements with styles that emotion writes for the HTML of a page, such that no cache of emotion's moves them:
 * those with the styles of elements are known to `createStyleCache` only, the others are marked as moved.
 */
export const standingStyles = (html: string, { key }: EmotionCache): string =>
  html
    .replaceAll(`<style data-emotion="${key} `, `<style ${namesAttribute}="`)
    .replaceAll('<style data-emotion="', '<style data-s data-emotion="');

/** Where the styles of a page are kept, of one that is rendered in advance as well. */
export function createStyleCache(): EmotionCache {
  const cache = createCache({ key: 'c', stylisPlugins: [prefixForSafari] });
  if (typeof document === 'undefined') return cache;
  const { key, container, isSpeedy } = cache.sheet;
  cache.sheet = new StandingSheet({ key, container, speedy: isSpeedy });
  const standing = [...document.querySelectorAll<HTMLStyleElement>(`style[${namesAttribute}]`)];
  for (const style of standing) {
    const names = style.getAttribute(namesAttribute)?.split(' ') ?? [];
    for (const name of names) cache.inserted[name] = true;
  }
  cache.sheet.hydrate(standing);
  return cache;
}
