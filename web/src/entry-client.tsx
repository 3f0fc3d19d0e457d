import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { App } from './app/app';
import {
  type HydrationData,
  readHydrationData,
  settingsOfPage,
} from './app/rendering/hydration-data';
import { loadMatchedPages } from './app/rendering/load-matched-pages';
import { routes } from './app/routes';
import { createStyleCache } from './app/theme/create-style-cache';
import { askSettings, rememberSettings } from './entities/settings/ask-settings';

const appWith = (data: Partial<HydrationData>) => (
  <App
    settings={settingsOfPage(data)}
    renderedAt={data.renderedAt === undefined ? null : new Date(data.renderedAt)}
    styleCache={createStyleCache()}
  >
    <RouterProvider router={createBrowserRouter(routes, { hydrationData: data })} />
  </App>
);

/** Hydrates a page that the server has rendered with this data. */
async function hydrate(root: HTMLElement, data: HydrationData): Promise<void> {
  rememberSettings(settingsOfPage(data));
  try {
    await loadMatchedPages(routes, location);
  } catch {
    // The page's code is missing: the router tries again, and shows an error page if it fails.
    render(root, data);
    return;
  }
  startTransition(() => {
    hydrateRoot(root, appWith(data));
  });
}

const render = (root: HTMLElement, data: Partial<HydrationData>) =>
  startTransition(() => createRoot(root).render(appWith(data)));

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const data = readHydrationData();
// Nothing is awaited at the top level, because the pages import modules that are bundled into this file.
if (data) void hydrate(root, data);
else {
  void askSettings();
  render(root, {});
}
