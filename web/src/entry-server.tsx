import type {
  PageSource,
  RenderHead,
  RenderPage,
  ServiceJson,
  ServicePageData,
} from '@carwash/domain/page-data';
import type { PublicSettings } from '@carwash/domain/settings/public-settings';
import { createStaticHandler, matchRoutes, type StaticHandlerContext } from 'react-router-dom';
import {
  type HydrationData,
  hydrationDataId,
  settingsOfPage,
} from './app/rendering/hydration-data';
import { pageHead, scriptJson } from './app/rendering/page-head';
import { renderWithStyles } from './app/rendering/render-with-styles';
import type { RouteHandle } from './app/route-title';
import { publicTree } from './app/routes';
import { routePatterns } from './lib/address/paths';
import { unsetSettings } from './lib/settings/settings';

const handler = createStaticHandler([publicTree]);

/** Returns the elements of a page's head that describe it. */
function headOf(path: string, settings: PublicSettings, service?: ServiceJson): string {
  const handle: RouteHandle = matchRoutes([publicTree], path)?.at(-1)?.route.handle ?? {};
  const { title, description } = handle;
  return pageHead({ title, description, path, settings, service });
}

/** Renders only the head of a page, whose content the browser renders. */
export const renderHead: RenderHead = (template, path) =>
  template.replace('<!-- page head -->', () => headOf(path, unsetSettings));

/** Returns the service that a page is about. */
function serviceOf({ matches, loaderData }: StaticHandlerContext): ServiceJson | undefined {
  const route = matches.at(-1)?.route;
  if (route?.path !== routePatterns.service) return undefined;
  const page: ServicePageData | null = loaderData[route.id];
  return page?.service;
}

/**
 * Runs the loaders of the routes at an address.
 * @throws Error when one fails or redirects
 */
async function loadRoutes(url: URL, source: PageSource): Promise<StaticHandlerContext> {
  const context = await handler.query(new Request(url), { requestContext: source });
  if (context instanceof Response) throw new Error(`${url.pathname} leads elsewhere`);
  const [failure] = Object.values(context.errors ?? {});
  if (failure) throw failure;
  return context;
}

export const renderPage: RenderPage = async (template, address, source) => {
  const url = new URL(import.meta.env.VITE_PUBLIC_BASE_URL + address);
  const context = await loadRoutes(url, source);
  const settings = settingsOfPage(context);
  const renderedAt = new Date();
  const { html, styles } = await renderWithStyles({ handler, context, settings, renderedAt });
  const { loaderData } = context;
  const data: HydrationData = { loaderData, renderedAt: renderedAt.toISOString() };
  const filled: Record<string, string> = {
    head: `${headOf(url.pathname, settings, serviceOf(context))}\n    ${styles}`,
    root: html,
    data: `<script type="application/json" id="${hydrationDataId}">${scriptJson(data)}</script>`,
  };
  return {
    status: context.statusCode,
    html: template.replace(/<!-- page (\w+) -->/g, (_, part) => filled[part] ?? ''),
  };
};
