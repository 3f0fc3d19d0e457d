import type { PublicSettings } from '@carwash/domain/settings/public-settings';
import type { HydrationState } from 'react-router-dom';
import { unsetSettings } from '~/lib/settings/settings';

/** Element id of the JSON with the router's data in the HTML. */
export const hydrationDataId = 'hydration-data';

/** Id of the route that loads the settings: the layout of all pages that the server renders. */
export const publicRouteId = 'public';

/** The data of a page's routes. */
type RouterData = Pick<HydrationState, 'loaderData'>;

/** The data with which the browser hydrates a page. */
export interface HydrationData extends RouterData {
  /** Time at which the server rendered the page, as ISO 8601. */
  renderedAt: string;
}

/** Returns the settings among the data of a page. A setting that a stored page does not know has its default. */
export const settingsOfPage = ({ loaderData }: RouterData): PublicSettings => ({
  ...unsetSettings,
  ...loaderData?.[publicRouteId],
});

/** Returns the data that the page's HTML holds; null when the server has not rendered the page. */
export function readHydrationData(): HydrationData | null {
  const json = document.getElementById(hydrationDataId)?.textContent;
  return json ? JSON.parse(json) : null;
}
