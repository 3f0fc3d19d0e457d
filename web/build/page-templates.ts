import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sessionStorageKey } from '@carwash/domain/users/session';
import type { BuiltSite } from './site-files.ts';

const boot = readFileSync(join(import.meta.dirname, 'boot.js'), 'utf8');
const ask = readFileSync(join(import.meta.dirname, 'ask.js'), 'utf8');

/** Returns the HTML of the app without a page: the browser renders the page, whatever the address. */
export const appWithoutPage = ({ html }: BuiltSite): string =>
  html.replace(/\n? *<!-- [^[].*? -->/g, '');

/**
 * Returns the HTML of the app with the files of one page that only the browser renders. They load together
 * with the app's own files instead of after them, and run one after the other, so that taps are handled in
 * between.
 */
export function appWithPage(site: BuiltSite, modules: readonly string[]): string {
  const files = new Set(modules.flatMap((module) => [...site.filesOf(module)]));
  for (const file of site.beginning) files.delete(file);
  const scripts = [...files].map(
    (file) => `<script type="module" crossorigin src="${file}"></script>`,
  );
  const app = appWithoutPage(site);
  const last = app.lastIndexOf('<script type="module"');
  return app.slice(0, last) + [...scripts, app.slice(last)].join('\n    ');
}

/**
 * Adds the script that requests the page's first data before the app has started.
 * @param address of the API, for admins
 */
export const asking = (html: string, address: string): string =>
  html.replace(
    '</head>',
    () =>
      `<script data-asks="${address}" data-session="${sessionStorageKey}">\n${ask}</script></head>`,
  );

/** Adds styles, which the browser then need not compute. */
export const withStyles = (html: string, styles: string): string =>
  html.replace('<!-- page head -->', () => styles);

/** Removes the head elements that describe a page, for pages without a description. */
export const withoutHead = (html: string): string =>
  html.replace(/\n? *<!-- app -->\s*<title>[\s\S]*?<!-- \/app -->/, '');

/**
 * Returns the HTML of a page before it is rendered. It loads nothing of the app before the page is painted.
 * @param module of the page
 */
export function templateOf({ html, beginning, filesOf }: BuiltSite, module: string): string {
  const app = beginning.at(-1) ?? '';
  const parts = new Set([...beginning, ...filesOf(module)]);
  parts.delete(app);
  const start = `<script data-app="${app}" data-parts="${[...parts].join(' ')}">\n${boot}</script>`;
  return html
    .replace(/\n? *<!-- app -->[\s\S]*?<!-- \/app -->/g, '')
    .replace(/\n? *<script type="module"[^>]*><\/script>/g, '')
    .replace(/\n? *<link rel="modulepreload"[^>]*>/g, '')
    .replace('<!-- page start -->', () => start);
}
