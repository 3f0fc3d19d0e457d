import { defaultSettings } from '@carwash/domain/settings/default-settings';
import { surface } from '../src/app/theme/surface.ts';
import { paths } from '../src/lib/address/paths.ts';
import { business } from '../src/lib/business.ts';
import { icons } from './icons.ts';

type Icon = (typeof icons)[keyof typeof icons];

const iconOf = ({ file, size }: Icon, purpose: 'any' | 'maskable') => ({
  src: file,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

const shortcutTo = (name: string, url: string) => ({
  name,
  url,
  icons: [iconOf(icons.small, 'any')],
});

/** The manifest for installing the site. https://www.w3.org/TR/appmanifest/ */
export const webManifest = {
  id: '/',
  name: `${defaultSettings.name} · ${defaultSettings.tagline}`,
  short_name: defaultSettings.name,
  description: business.description,
  lang: 'en',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  theme_color: surface.light.background,
  background_color: surface.light.background,
  categories: ['business', 'lifestyle'],
  icons: [
    iconOf(icons.small, 'any'),
    iconOf(icons.large, 'any'),
    iconOf(icons.maskable, 'maskable'),
  ],
  shortcuts: [
    shortcutTo('Book a wash', paths.services),
    shortcutTo('My bookings', paths.myBookings),
  ],
};
