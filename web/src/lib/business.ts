/** What the business says about itself. Address, phone and email are placeholders. */
export const business = {
  name: 'Clearcoat',
  tagline: 'Car wash and detailing',
  description:
    'Book a car wash or a full detail in a minute: pick a service, choose an open time slot, pay by card and arrive.',
  establishedYear: 2009,
  address: ['12 Placeholder Road', 'Dhaka 1212'],
  phone: '+880 1700 000000',
  email: 'hello@carwash.test',
  openingHours: [{ days: 'Every day', hours: '9:00 to 19:00' }],
} as const;
