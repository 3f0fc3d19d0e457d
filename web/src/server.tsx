import {
  type PageData,
  pageDataId,
  type RenderHead,
  type RenderPage,
} from '@carwash/domain/page-data';
import { createStaticHandler, matchRoutes } from 'react-router-dom';
import type { RouteHandle } from './app/route-title';
import { publicTree } from './app/routes';
import { seedPage } from './app/start/page-data';
import { pageHead, scriptJson } from './app/start/page-head';
import { renderWithStyles } from './app/start/render-with-styles';

const handler = createStaticHandler([publicTree]);

/** Returns the elements of a page's head that describe it. */
function headOf(path: string, service: PageData['service']): string {
  const handle: RouteHandle = matchRoutes([publicTree], path)?.at(-1)?.route.handle ?? {};
  return pageHead({ title: handle.title, description: handle.description, path, service });
}

/** Renders only the head of a page, whose content the browser renders. */
export const renderHead: RenderHead = (template, path) =>
  template.replace('<!-- page head -->', () => headOf(path, undefined));

async function renderNow(template: string, address: string, data: PageData) {
  const url = new URL(address, import.meta.env.VITE_PUBLIC_BASE_URL);
  seedPage(data, url.pathname);
  const { html, styles } = await renderWithStyles(handler, url);
  const head = headOf(url.pathname, data.service);
  const filled: Record<string, string> = {
    head: `${head}\n    ${styles}`,
    root: html,
    data: `<script type="application/json" id="${pageDataId}">${scriptJson(data)}</script>`,
  };
  return template.replace(/<!-- page (\w+) -->/g, (_, part) => filled[part] ?? '');
}

let last: Promise<unknown> = Promise.resolve();

/** Renders one page after the other, because a page's data is in global state of its modules. */
export const renderPage: RenderPage = (template, address, data) => {
  const page = last.then(() => renderNow(template, address, data));
  last = page.catch(() => {});
  return page;
};
