import type { Service } from './services/service.ts';
import type { PublicSettings } from './settings/public-settings.ts';

/** A service as JSON. */
export type ServiceJson = Omit<Service, 'createdAt' | 'slotsVersion' | 'uploadedPictures'> & {
  createdAt: string;
};

/** What the HTML of a page holds, so that nothing has to be asked for. */
export interface PageData {
  settings: PublicSettings;
  /** All services that can be booked. */
  services?: ServiceJson[];
  /** The one that the address names; null: there is none. */
  service?: ServiceJson | null;
}

/**
 * Query keys that the pages read which the server renders. It redirects to the address without any other key, so
 * that caches keep a page once; a key that a page reads must be here.
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
 * Renders a page as a browser would show it to somebody who is signed out.
 * @param template the built HTML, with a place for each part of a page
 * @param address path and query
 * @returns the HTML
 */
export type RenderPage = (template: string, address: string, data: PageData) => Promise<string>;

/**
 * Tells search engines and previews what a page is that only a browser renders.
 * @param template the built HTML, with a place for the head
 * @param path one of the public routes
 * @returns the HTML
 */
export type RenderHead = (template: string, path: string) => string;
