/** Files of one build, as paths of the site. */
export interface SiteFiles {
  /** Changes with the page that every address falls back to. */
  page: string;
  /** What opens without a connection for everybody: the frame, the home page and the services. */
  shell: readonly string[];
  /** What opens besides for a customer: their bookings. */
  account: readonly string[];
}

declare const SITE_FILES: SiteFiles;

/** The files of the build that this worker belongs to. */
export const siteFiles = SITE_FILES;
