import { useEffect } from 'react';
import { business } from '~/lib/business';

/** The tab title: the page's title, then the name of the business. */
export const pageTitle = (title?: string) =>
  title ? `${title} · ${business.name}` : `${business.name} · ${business.tagline}`;

/**
 * For pages whose title depends on loaded data. Runs after the layout has set the route's title,
 * and keeps that one while `title` is undefined.
 */
export function usePageTitle(title: string | undefined) {
  useEffect(() => {
    if (title !== undefined) document.title = pageTitle(title);
  }, [title]);
}
