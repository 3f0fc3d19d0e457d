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

// From the first moment, so that no sign of use is missed.
void whenTouched();

const leavingAttribute = 'data-leaving';

/** Waits while the visitor follows a link of the page (boot.js): the router would call that off. */
const untilStaying = (): Promise<void> =>
  new Promise((resolve) => {
    const page = document.documentElement;
    if (!page.hasAttribute(leavingAttribute)) return resolve();
    const observer = new MutationObserver(() => {
      // Another link was followed.
      if (page.hasAttribute(leavingAttribute)) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(page, { attributeFilter: [leavingAttribute] });
  });

/** Takes over a page that was rendered before, by the build or by the server. */
async function takeOver(root: HTMLElement): Promise<void> {
  seedFromPage();
  try {
    // The first render must find what the HTML shows.
    await loadMatchedPages(routes, location);
  } catch {
    // The page's code is missing: the router tries again, and says what can be done.
    show(root);
    return;
  }
  await untilStaying();
  startTransition(() => {
    hydrateRoot(root, createApp());
  });
}

/** In a transition, which is done in small steps: taps and scrolling come between. */
const show = (root: HTMLElement) => startTransition(() => createRoot(root).render(createApp()));

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// Nothing is awaited here: the pages import what this file is bundled with.
if (root.firstElementChild) void takeOver(root);
else {
  void askSettings();
  show(root);
}
