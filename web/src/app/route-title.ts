import { useLayoutEffect } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import { pageTitle } from '~/lib/address/page-title';

export interface RouteHandle {
  /** What the page is, for the browser tab. The home page has none. */
  title?: string;
}

const titleOf = (handle: unknown): string | undefined =>
  typeof handle === 'object' &&
  handle !== null &&
  'title' in handle &&
  typeof handle.title === 'string'
    ? handle.title
    : undefined;

/** What the current route says that its page is. */
export const useCurrentTitle = (): string | undefined => titleOf(useMatches().at(-1)?.handle);

/** Names the browser tab after the current route. */
export function useRouteTitle() {
  const title = useCurrentTitle();
  const { pathname } = useLocation();

  // In the layout effect, so that a page which knows better can still have the last word.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page may have changed the title since
  useLayoutEffect(() => {
    document.title = pageTitle(title);
  }, [title, pathname]);
}
