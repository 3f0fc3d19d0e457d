import type { PublicSettings } from '@carwash/domain/settings/public-settings';
import { useEffect } from 'react';
import { useSettings } from '../settings/settings';

type Named = Pick<PublicSettings, 'name' | 'tagline'>;

/** Returns the tab title: the page's title, then the name of the business. */
export const pageTitle = ({ name, tagline }: Named, title: string | undefined): string =>
  [title ?? name, title === undefined ? tagline : name].filter(Boolean).join(' · ');

/**
 * Sets the title of a page whose title depends on loaded data. Runs after the layout has set the route's
 * title, and keeps that one while `title` is undefined.
 */
export function usePageTitle(title: string | undefined) {
  const settings = useSettings();
  useEffect(() => {
    if (title !== undefined) document.title = pageTitle(settings, title);
  }, [settings, title]);
}
