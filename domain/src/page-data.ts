import type { DayJson } from './days/day-json.ts';
import type { Service } from './services/service.ts';
import type { PublicSettings } from './settings/public-settings.ts';
import type { AvailableDay, ServiceOpenTimes } from './slots/open-times.ts';

/** A service as JSON. Lists leave its pictures out. */
export type ServiceJson = Omit<Service, 'createdAt' | 'pictures'> & {
  createdAt: string;
  pictures?: Service['pictures'];
};

/** Data that the server's pages show, read when a page's route asks for it. */
export interface PageSource {
  settings: () => Promise<PublicSettings>;
  /** Returns all services, paused ones included, the most booked first, at most 100. */
  services: () => Promise<ServiceJson[]>;
  /** Returns null when no service has this id. */
  service: (id: string) => Promise<ServiceJson | null>;
  /**
   * Returns the availability of services, or of one, for so many days; a service without room is left out. null
   * when the days cannot be read.
   */
  openTimes: (asked: {
    serviceId?: string;
    maxDays?: number;
  }) => Promise<ServiceOpenTimes[] | null>;
  /**
   * Returns a day that customers can book, with the starts of one service; null for any other day.
   * @param date yyyy-MM-dd
   */
  day: (date: string, serviceId: string) => Promise<DayJson | null>;
}

/** Data of the pages that list services. */
export interface ListPageData {
  services: ServiceJson[];
  /** The next days on which each service has room; undefined: unknown. */
  openTimes: ServiceOpenTimes[] | undefined;
}

/** Data of a service's page. */
export interface ServicePageData {
  service: ServiceJson;
  /** All days on which it has room; undefined: unknown. */
  openDays: AvailableDay[] | undefined;
  /** The day whose times are shown; null: none. */
  day: DayJson | null;
}

/**
 * Query keys of the pages that the server renders. It redirects to the address without any other key, so that
 * caches store a page only once; a key that a page reads must be listed here.
 */
export const pageQueryKeys = {
  home: { cancelledPayment: 'cancelled' },
  about: {},
  signIn: { from: 'from' },
  signUp: { from: 'from' },
  services: { search: 'search', category: 'category', sortBy: 'sortBy', page: 'page' },
  service: { day: 'date', slot: 'slot', vehicleType: 'vehicle', addOns: 'extras' },
} as const;

/**
 * Renders a page as a browser would show it to a signed-out visitor.
 * @param template the built HTML, with a placeholder for each part of a page
 * @param address path and query
 * @throws Error when the source fails or the address leads elsewhere
 */
export type RenderPage = (
  template: string,
  address: string,
  source: PageSource,
) => Promise<{ status: number; html: string }>;

/**
 * Adds the description of a page to the head, for search engines and previews, if only a browser renders the
 * page.
 * @param template the built HTML, with a placeholder for the head
 * @param path one of the public routes
 * @returns the HTML
 */
export type RenderHead = (template: string, path: string) => string;
