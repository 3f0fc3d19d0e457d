import { useEffect } from 'react';
import { business } from '~/lib/business';

/** The text of the browser tab: what the page is, then whose it is. */
export const pageTitle = (title?: string) =>
  title ? `${title} · ${business.name}` : `${business.name} · ${business.tagline}`;

/**
 * For pages whose title is known only with their data. Runs after the layout has set the route's
 * own title, and leaves that in place while `title` is undefined.
 */
export function usePageTitle(title: string | undefined) {
  useEffect(() => {
    if (title !== undefined) document.title = pageTitle(title);
  }, [title]);
}
