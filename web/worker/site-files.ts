/** Files of one build, as paths of the site. */
export interface SiteFiles {
  /** The HTML to which every address falls back, and a name that changes with it. */
  app: { url: string; revision: string };
  /** Files that everybody needs without a connection: the frame, the home page and the services. */
  shell: readonly string[];
  /** Files that a customer needs as well: their bookings. */
  account: readonly string[];
}

declare const SITE_FILES: SiteFiles;

/** The files of the build that this worker belongs to. */
export const siteFiles = SITE_FILES;
