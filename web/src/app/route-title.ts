import { useLayoutEffect } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import { pageTitle } from '~/lib/address/page-title';
import { useSettings } from '~/lib/settings/settings';

export interface RouteHandle {
  /** The page's part of the tab title. The home page has none. */
  title?: string;
  /** Description for search engines and previews; by default what the business says about itself. */
  description?: string;
  /** Whether people come to finish one thing, so that little else is shown. */
  isTask?: boolean;
}

const titleOf = (handle: unknown): string | undefined =>
  typeof handle === 'object' &&
  handle !== null &&
  'title' in handle &&
  typeof handle.title === 'string'
    ? handle.title
    : undefined;

/** The title that the current route declares. */
const useCurrentTitle = (): string | undefined => titleOf(useMatches().at(-1)?.handle);

/** Sets the tab title of the current route. */
export function useRouteTitle() {
  const title = useCurrentTitle();
  const { pathname } = useLocation();
  const settings = useSettings();

  // A layout effect, so that a page that sets its own title afterwards wins.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page may have changed the title since
  useLayoutEffect(() => {
    document.title = pageTitle(settings, title);
  }, [settings, title, pathname]);
}
