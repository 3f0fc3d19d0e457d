import { paths } from '~/lib/paths.ts';

/** The main navigation, in the header, the mobile menu and the footer alike. */
export const navigation = [
  { label: 'Home', to: paths.home },
  { label: 'Services', to: paths.services },
  { label: 'Testimonials', to: paths.testimonials },
] as const;
