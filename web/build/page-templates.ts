import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sessionStorageKey } from '@carwash/domain/users/session';
import type { BuiltSite } from './site-files.ts';

const boot = readFileSync(join(import.meta.dirname, 'boot.js'), 'utf8');
const ask = readFileSync(join(import.meta.dirname, 'ask.js'), 'utf8');

/** The app without a page: whatever the address, the browser renders it. */
export const appWithoutPage = ({ html }: BuiltSite): string =>
  html.replace(/\n? *<!-- [^[].*? -->/g, '');

/**
 * The same, with the files of a page that only the browser renders: they come together with the app's own
 * instead of after them, and run one after the other, so that taps come between.
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

/** With its first answer asked for before the app is there. @param address of the API, for admins */
export const asking = (html: string, address: string): string =>
  html.replace(
    '</head>',
    () =>
      `<script data-asks="${address}" data-session="${sessionStorageKey}">\n${ask}</script></head>`,
  );

/** With styles that it need not make then. */
export const withStyles = (html: string, styles: string): string =>
  html.replace('<!-- page head -->', () => styles);

/** Without the head that pages have which do not say what they are. */
export const withoutHead = (html: string): string =>
  html.replace(/\n? *<!-- app -->\s*<title>[\s\S]*?<!-- \/app -->/, '');

/**
 * The HTML of a page before it is rendered: nothing of the app loads before it is painted.
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
