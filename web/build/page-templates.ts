import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltSite } from './site-files.ts';

const starter = readFileSync(join(import.meta.dirname, 'start-after-paint.js'), 'utf8');

/** Returns the HTML of the app without a page: the browser renders the page, whatever the address. */
export const appWithoutPage = (html: string): string => html.replace(/\n? *<!-- [^[].*? -->/g, '');

/** Removes the head elements that describe a page, for pages without a description. */
export const withoutHead = (html: string): string =>
  html.replace(/\n? *<!-- app -->\s*<title>[\s\S]*?<!-- \/app -->/, '');

/** Returns the HTML into which the server renders a page: without what covers a page that only browsers render. */
export const pageTemplate = (html: string): string =>
  html.replace(/\n? *<!-- app -->[\s\S]*?<!-- \/app -->/g, '');

/**
 * Lets the browser load the files of a page together with those of the app, instead of after them.
 * @param html of the page
 * @param modules of the page
 */
export function withPreloads(
  html: string,
  { beginning, filesOf }: BuiltSite,
  modules: readonly string[],
): string {
  const files = new Set(modules.flatMap((module) => [...filesOf(module)]));
  for (const file of beginning) files.delete(file);
  const links = [...files].map((file) => `<link rel="modulepreload" crossorigin href="${file}">`);
  return html.replace('</head>', `${links.join('')}</head>`);
}

/**
 * Lets the browser ask for the files of the app, and of a page that the server renders, after it has painted
 * the page.
 * @param html with the scripts of the app
 * @param module of the page
 */
export function startAfterPaint(
  html: string,
  { beginning, filesOf }: BuiltSite,
  module: string,
): string {
  const files = new Set([...beginning, ...filesOf(module)]);
  const script = `<script data-files="${[...files].join(' ')}">\n${starter}</script>`;
  return html
    .replace(/\n? *<(script type="module"|link rel="modulepreload")[^>]*>(<\/script>)?/g, '')
    .replace('</head>', () => `${script}</head>`);
}
