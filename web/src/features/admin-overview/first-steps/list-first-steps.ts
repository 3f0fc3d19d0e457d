import type { StoredSettings } from '@carwash/domain/settings/public-settings';
import { paths } from '~/lib/address/paths';

/** What there is of a new business. */
export interface BusinessFacts {
  /** What it has set; null: nothing. */
  settings: StoredSettings | null;
  hasBays: boolean;
  hasServices: boolean;
  /** Whether there is a time that customers can book. */
  hasTimes: boolean;
  hasBookings: boolean;
}

export interface FirstStep {
  title: string;
  /** Why, or what to do. */
  text: string;
  to: string;
  isDone: boolean;
}

/** Until these are set, customers read made-up ones. */
const placeholders = ['name', 'address', 'phone', 'email'] as const;

/** What a new owner does first, in order. Hours that nobody has set may be right once there are times. */
export function listFirstSteps({
  settings,
  hasBays,
  hasServices,
  hasTimes,
  hasBookings,
}: BusinessFacts): FirstStep[] {
  return [
    {
      title: 'Business details',
      text: 'Your name, address, phone and email, on every page.',
      to: paths.settings,
      isDone: placeholders.every((name) => settings?.[name] !== undefined),
    },
    {
      title: 'Opening hours',
      text: 'The week, and the days that are different.',
      to: paths.settings,
      isDone: settings?.hours !== undefined || hasTimes,
    },
    {
      title: 'Bays',
      text: 'How many cars you wash at once, and what can be done where.',
      to: paths.bays,
      isDone: hasBays,
    },
    {
      title: 'Services',
      text: 'What you offer, for how much, and how long it takes.',
      to: hasServices ? paths.adminServices : paths.addService,
      isDone: hasServices,
    },
    {
      title: 'Times to book',
      text: 'When each service can be had.',
      to: paths.slots,
      isDone: hasTimes,
    },
    {
      title: 'First booking',
      text: 'Book one yourself, as your customers will.',
      to: paths.services,
      isDone: hasBookings,
    },
  ];
}
