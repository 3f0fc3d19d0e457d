import './app/start/react';
import { CacheProvider } from '@emotion/react';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { App } from './app/app';
import { routes } from './app/routes';
import { loadMatchedPages } from './app/start/load-matched-pages';
import { seedFromPage } from './app/start/page-data';
import { createStyleCache } from './app/theme/style-cache';
import { whenTouched } from './lib/first-use';
import { askSettings } from './lib/settings/ask-settings';

const createApp = () => (
  <StrictMode>
    <CacheProvider value={createStyleCache()}>
      <App>
        <RouterProvider router={createBrowserRouter(routes)} />
      </App>
    </CacheProvider>
  </StrictMode>
);

// Listens from the first moment, so that no sign of use is missed.
void whenTouched();

const leavingAttribute = 'data-leaving';

/**
 * Waits while the visitor is leaving through a link of the page (boot.js), because starting the router would
 * cancel that navigation.
 */
const untilStaying = (): Promise<void> =>
  new Promise((resolve) => {
    const page = document.documentElement;
    if (!page.hasAttribute(leavingAttribute)) return resolve();
    const observer = new MutationObserver(() => {
      // Another link was followed meanwhile, so the visitor is still leaving.
      if (page.hasAttribute(leavingAttribute)) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(page, { attributeFilter: [leavingAttribute] });
  });

/** Hydrates a page that was rendered before, by the build or by the server. */
async function takeOver(root: HTMLElement): Promise<void> {
  seedFromPage();
  try {
    // The first render must match the HTML.
    await loadMatchedPages(routes, location);
  } catch {
    // The page's code is missing: the router tries again, and shows an error page if it fails.
    show(root);
    return;
  }
  await untilStaying();
  startTransition(() => {
    hydrateRoot(root, createApp());
  });
}

/** Renders in a transition, so that React works in small steps and taps and scrolling stay responsive. */
const show = (root: HTMLElement) => startTransition(() => createRoot(root).render(createApp()));

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// Nothing is awaited at the top level, because the pages import modules that are bundled into this file.
if (root.firstElementChild) void takeOver(root);
else {
  void askSettings();
  show(root);
}
