import { mapSearch } from './map-search.ts';

/**
 * The business's name and contact details, for every page, receipts and the tab title. This is
 * their only place.
 *
 * PLACEHOLDERS: `address`, `phone` and `email` are made up. Replace them before going public.
 */
export const business = {
  name: 'Clearcoat',
  tagline: 'Car wash and detailing',
  description:
    'Book a car wash or a full detail in a minute: pick a service, choose an open time slot, pay by card and arrive.',
  establishedYear: 2009,

  // Placeholders
  address: ['12 Placeholder Road', 'Dhaka 1212'],
  phone: '+880 1700 000000',
  email: 'hello@carwash.test',

  /** In the business time zone. */
  openingHours: [{ days: 'Every day', hours: '9:00 to 19:00' }],

  mission:
    'To give every car the care its owner would give it, with the time, the tools and the steady hands that few of us have at home.',
  vision:
    'A city where a clean car never costs anybody a free afternoon, and where washing one takes no more water than the job needs.',
} as const;

/** Links for the contact details: call, mail, and a map search in another tab. */
export const contactLinks = {
  phone: `tel:${business.phone.replaceAll(' ', '')}`,
  email: `mailto:${business.email}`,
  map: mapSearch(business.address.join(', ')),
} as const;
