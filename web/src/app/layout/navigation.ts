import { paths } from '~/lib/address/paths';

export interface NavigationLink {
  label: string;
  to: string;
}

/** The main navigation, shared by the header, the mobile menu and the footer. */
export const navigation: readonly NavigationLink[] = [
  { label: 'Home', to: paths.home },
  { label: 'Services', to: paths.services },
  { label: 'Testimonials', to: paths.testimonials },
  { label: 'Reviews', to: paths.reviews },
  { label: 'About', to: paths.about },
];
