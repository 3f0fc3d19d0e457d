import type { Service } from './services/service.ts';
import type { PublicSettings } from './settings/public-settings.ts';

/** A service as JSON. Lists leave its pictures out. */
export type ServiceJson = Omit<Service, 'createdAt' | 'pictures'> & {
  createdAt: string;
  pictures?: Service['pictures'];
};

/** Data in the HTML of a page, so that the page need not request it. */
export interface PageData {
  settings: PublicSettings;
  /** All services that can be booked. */
  services?: ServiceJson[];
  /** The service that the address names; null when there is none. */
  service?: ServiceJson | null;
}

/**
 * Query keys of the pages that the server renders. It redirects to the address without any other key, so that
 * caches store a page only once; a key that a page reads must be listed here.
 */
export const pageQueryKeys = {
  home: { cancelledPayment: 'cancelled' },
  about: {},
  services: { search: 'search', category: 'category', sortBy: 'sortBy', page: 'page' },
  service: { day: 'date', slot: 'slot', vehicleType: 'vehicle', addOns: 'extras' },
} as const;

/** Element id of the JSON in the HTML. */
export const pageDataId = 'page-data';

/**
 * Renders a page as a browser would show it to a signed-out visitor.
 * @param template the built HTML, with a placeholder for each part of a page
 * @param address path and query
 * @returns the HTML
 */
export type RenderPage = (template: string, address: string, data: PageData) => Promise<string>;

/**
 * Adds the description of a page to the head, for search engines and previews, if only a browser renders the
 * page.
 * @param template the built HTML, with a placeholder for the head
 * @param path one of the public routes
 * @returns the HTML
 */
export type RenderHead = (template: string, path: string) => string;
